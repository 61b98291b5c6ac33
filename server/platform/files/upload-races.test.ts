import { expect, it } from 'vitest'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import { makePng } from './testing/sample-files.ts'

const apps = await onBothDatabases()

const PNG = makePng(30, 20)
/** All of one size, each with a different last byte: data behind an image's end is not part of it. */
const whole = (at: number) => new Uint8Array([...PNG, at])
/** Refused by its first bytes, … */
const text = () => new Uint8Array(PNG.length + 1).fill(65)
/** … and only after it is stored. */
const cutOff = () => new Uint8Array([...PNG.subarray(0, -12), ...new Uint8Array(13)])

const fetchPath = (test: TestApp, path: string, init: RequestInit = {}) =>
  Promise.resolve(test.backend.fetch(new Request(`http://localhost:4400${path}`, init)))

/** Sends every body to one upload URL at the same time. */
async function uploadAll(test: TestApp, bodies: readonly Uint8Array<ArrayBuffer>[]) {
  const ada = await test.user()
  const announced = { file_name: 'a.png', content_type: 'image/png', media_args: { size_bytes: PNG.length + 1 } }
  const { media, presigned_url: url } = await test.ok('getGenericPresignedUrl', { as: ada, body: announced })
  const headers = { 'Content-Type': 'image/png', 'x-amz-acl': 'public-read' }
  const answers = await Promise.all(bodies.map((body) => fetchPath(test, url, { method: 'PUT', headers, body })))
  const stored = await test.ok('getMedia', { as: ada, params: { media_id: media.id } })
  return { stored, statuses: answers.map(({ status }) => status) }
}

it.each(apps)(
  'on %s, of 20 whole files sent to one upload URL at once, one is accepted and served',
  async (_, test) => {
    const bodies = Array.from({ length: 20 }, (_each, at) => whole(at))
    const { stored, statuses } = await uploadAll(test, bodies)
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(stored.status).toBe('COMPLETED')
    const served = await fetchPath(test, stored.url ?? '')
    expect([served.status, await served.bytes()]).toEqual([200, bodies[statuses.indexOf(200)]])
    expect(test.files.keys()).toHaveLength(1)
  },
)

it.each(apps)(
  'on %s, of 20 whole and broken files sent to one upload URL at once, one decides and every answer is correct',
  async (_, test) => {
    for (let round = 0; round < 4; round++) {
      test.files.clear()
      const kinds = [whole, text, cutOff, whole]
      const bodies = Array.from({ length: 20 }, (_each, at) => (kinds[(at + round) % 4] ?? whole)(at))
      const { stored, statuses } = await uploadAll(test, bodies)
      const accepted = statuses.flatMap((status, at) => (status === 200 ? [bodies[at]] : []))
      expect(
        statuses.every((status) => [200, 400, 409].includes(status)),
        statuses.join(),
      ).toBe(true)
      if (stored.status === 'FAILED') expect([accepted, stored.url, test.files.keys()]).toEqual([[], null, []])
      else {
        const served = await fetchPath(test, stored.url ?? '')
        expect([served.status, [await served.bytes()]]).toEqual([200, accepted])
        expect([stored.status, test.files.keys().length]).toEqual(['COMPLETED', 1])
      }
    }
  },
)
