import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { reserveUpload, type NewUpload } from './reserve-upload.ts'
import { makePng } from './testing/sample-files.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const PNG = makePng(30, 20)
const reserve = (said: Partial<NewUpload> = {}) =>
  test.scope((scope) =>
    reserveUpload(scope, { userId: ada.id, fileName: 'a.png', contentType: 'image/png', size: PNG.length, ...said }),
  )

async function put(address: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const request = { method: 'PUT', body: bytes, headers: { 'Content-Type': 'image/png', ...headers } }
  const response = await test.backend.fetch(new Request(`http://localhost:4400${address}`, request))
  const text = await response.text()
  const said: { message?: string; error?: string } = text === '' ? {} : JSON.parse(text)
  return [response.status, said.error, said.message]
}

async function rowOf(id: string) {
  const [row] = await test.db.select().from(media).where(eq(media.id, id))
  return row
}

it('an announced file waits for an hour, with all its known properties', async () => {
  const story = await makeStory(test.db, ada)
  const [sceneId, arollId] = [story.sceneIds[0], story.arollIds[0]]
  const place = { storyId: story.id, sceneId, arollId }
  const { media: row, expiresAt } = await reserve({ ...place, contentType: 'image/PNG', source: 'GENERATED' })
  const now = test.clock.now()
  const anHourLater = new Date(now.getTime() + 3_600_000)
  expect(expiresAt).toEqual(anHourLater)
  expect(await rowOf(row.id)).toEqual({
    ...{ ...place, id: row.id, userId: ada.id, mediaType: 'image', source: 'GENERATED', status: 'PENDING' },
    ...{ fileKey: `media/${row.id}.png`, thumbnailKey: null, fileName: 'a.png', contentType: 'image/png' },
    ...{ sizeBytes: PNG.length, width: null, height: null, durationMs: null, errorMessage: null, origin: {} },
    ...{ receipt: null, madeFor: null, focalPath: null, contentHash: null, uploadExpiresAt: anHourLater },
    ...{ isVoiceRecording: false, createdAt: now, updatedAt: now },
  })
  expect((await reserve()).media).toMatchObject({ source: 'USER', storyId: null, sceneId: null, arollId: null })
})

it('a file that arrived or was refused has its time, and keeps when it was announced', async () => {
  const [good, bad] = [await reserve(), await reserve()]
  const began = test.clock.now()
  test.clock.advance(5_000)
  expect((await put(good.address, PNG))[0]).toBe(200)
  const broken = new Uint8Array(PNG.length).fill(65)
  expect(await put(bad.address, broken)).toEqual([400, 'UNREADABLE_FILE', 'This file isn’t an image'])
  const times = { createdAt: began, updatedAt: test.clock.now() }
  expect(await rowOf(good.media.id)).toMatchObject({ status: 'COMPLETED', errorMessage: null, width: 30, ...times })
  const failed = { status: 'FAILED', errorMessage: 'This file isn’t an image', width: null, ...times }
  expect(await rowOf(bad.media.id)).toMatchObject(failed)
})

it('an upload is refused with a message for users', async () => {
  const { address, media: row } = await reserve()
  const other = { 'Content-Type': 'image/gif' }
  expect(await put(address, PNG, other)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', expect.stringMatching(/\w/u)])
  const wrongSize = [400, 'SIZE_MISMATCH', 'The file size doesn’t match']
  expect(await put(address, PNG.slice(0, -1))).toEqual(wrongSize)
  expect(await put(address, new Uint8Array([...PNG, 1]))).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
    expect.stringMatching(/\w/u),
  ])
  await put(address, PNG)
  expect(await put(address, PNG)).toEqual([409, 'UPLOADED', 'This file was already uploaded'])
  await test.db.delete(media).where(eq(media.id, row.id))
  expect((await put(address, PNG))[0]).toBe(404)
})

it.each([
  ['image/png', 25_000_000],
  ['audio/mpeg', 200_000_000],
  ['video/mp4', 2_000_000_000],
])('a file of type %s may have %i bytes and not one more', async (contentType, size) => {
  expect((await reserve({ contentType, size })).media.sizeBytes).toBe(size)
  const refusal = await reserve({ contentType, size: size + 1 }).catch((cause: unknown) => cause)
  expect(refusal).toBeInstanceOf(HttpError)
  expect(refusal).toMatchObject({ status: 413, body: { error: 'PAYLOAD_TOO_LARGE' } })
})
