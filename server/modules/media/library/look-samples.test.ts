import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { jobs } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

/** A separate server: it remembers that its samples are complete. */
async function openGallery() {
  const engines = createTestEngines()
  const test = await createTestApp({ engines })
  undo.push(() => test.close())
  const user = await test.user()
  const listLooks = async () => {
    const { models } = await test.ok('listLeonardoPresets', { as: user })
    return models.flatMap(({ styles }) => styles.flatMap(({ preview_url: url }) => url ?? []))
  }
  const get = (url: string) => test.backend.fetch(new Request(`http://localhost:4400${url}`))
  return { test, listLooks, get, illustrate: vi.spyOn(engines.illustrator, 'illustrate') }
}

it('the samples of all looks are generated once the looks are listed, before the first request', async () => {
  const { test, listLooks, get, illustrate } = await openGallery()
  const samples = await listLooks()
  await test.runJobs()
  expect(illustrate).toHaveBeenCalledTimes(samples.length)
  for (const sample of samples) expect((await get(sample)).status).toBe(200)
  expect(illustrate).toHaveBeenCalledTimes(samples.length)
})

it('while a story waits to be generated no sample is; afterwards the rest is', async () => {
  const { test, listLooks, illustrate } = await openGallery()
  const samples = await listLooks()
  const now = test.app.clock.now()
  const later = new Date(now.getTime() + 60_000)
  await test.db.insert(jobs).values({ kind: 'make-story', payload: {}, runAt: later, createdAt: now, updatedAt: now })
  for (let opened = 0; opened < 3; opened++) {
    await test.runJobs()
    await listLooks()
  }
  expect(illustrate).not.toHaveBeenCalled()
  const waiting = await test.db.select().from(jobs).where(eq(jobs.status, 'QUEUED'))
  expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(['draw-look-samples', 'make-story'])
  await test.db.update(jobs).set({ status: 'COMPLETED', finishedAt: now }).where(eq(jobs.kind, 'make-story'))
  test.clock.advance(5_000)
  await test.runJobs()
  expect(illustrate).toHaveBeenCalledTimes(samples.length)
})

it('a sample that failed is generated on request', async () => {
  const { test, listLooks, get, illustrate } = await openGallery()
  illustrate.mockRejectedValueOnce(new Error('The engine is away'))
  const [first = ''] = await listLooks()
  await test.runJobs()
  expect((await get(first)).status).toBe(200)
})
