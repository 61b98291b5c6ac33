import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { RenderTask } from '#generated/schema.ts'
import { film, startExport } from '#server/modules/rendering/testing/exports.ts'
import { HUNG_MS, SILENCE_MS } from '#server/modules/rendering/running-renders.ts'
import { openS3Files } from '#server/node/s3-files.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import { jobs, renderParts } from '#server/platform/db/schema/index.ts'
import type { RenderRequest } from '#server/platform/ports/services.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { createSteppedClock } from '#server/testing/stepped-clock.ts'
import type { TestUser } from '#server/testing/test-user.ts'

let now = () => createSteppedClock().now()
const bucket = await openS3Bucket({ now: () => now() })
/** What each renderer does with its task; the default draws all of it. */
let draw: (renderer: Renderer, signal: AbortSignal) => Promise<void>
const test = await createTestApp({
  files: await openS3Files(bucket.settings),
  renderer: {
    isAvailable: async () => true,
    run: async (request, signal) => draw(await openRenderer(request), signal),
  },
})
now = () => test.clock.now()
let ada: TestUser
let tasks: RenderTask[]
beforeEach(async () => {
  await test.reset()
  bucket.clear()
  tasks = []
  draw = drawTask
  ada = await test.user()
})
afterAll(async () => {
  await test.close()
  await bucket.close()
})

interface Renderer {
  task: RenderTask
  as: { token: string }
  params: { render_id: string }
}

async function openRenderer({ renderId, token }: RenderRequest): Promise<Renderer> {
  const [as, params] = [{ token }, { render_id: renderId }]
  const { task } = await test.ok('getRenderDocument', { as, params })
  tasks.push(task)
  return { task, as, params }
}

const section = (from_frame: number) => ({ from_frame, frames: 30 })
const PARTS = [{ sections: [section(0), section(30)] }, { sections: [section(60)] }]

const put = async ({ presigned_url: url, headers }: { presigned_url: string; headers: object }, bytes: Uint8Array) =>
  (await fetch(url, { method: 'PUT', headers: { ...headers }, body: new Uint8Array(bytes) })).status

async function uploadPart({ as, params, task }: Renderer) {
  const bytes = new TextEncoder().encode(JSON.stringify(task))
  const upload = await test.ok('createRenderPartUpload', { as, params, body: { size_bytes: bytes.length } })
  expect(await put(upload, bytes)).toBe(200)
}

async function drawTask(renderer: Renderer): Promise<void> {
  const { task, as, params } = renderer
  if (task.kind === 'WHOLE') return void (await test.ok('divideRender', { as, params, body: { parts: PARTS } }))
  if (task.kind !== 'JOIN') {
    await uploadPart(renderer)
    return void (await test.ok('completeRenderPart', { as, params }))
  }
  const upload = await test.ok('createRenderUpload', { as, params, body: { size_bytes: film.length } })
  expect(await put(upload, film)).toBe(200)
  const complete = () => test.ok('completeRender', { as, params, body: { media_id: upload.media.id } })
  await complete()
  // The file is checked by another process.
  await createJobRunner(test.app, { handlers: jobHandlers }).runDue()
  await complete()
}

const kinds = () => tasks.map(({ kind }) => kind)
const partsLeft = () => [...bucket.objects.keys()].filter((key) => key.startsWith('parts/'))
/** Runs what is due until nothing is. */
async function run(rounds = 4) {
  for (let round = 0; round < rounds; round++) {
    await test.runJobs()
    test.clock.advance(10_000)
  }
}
const begin = async () => {
  const { render } = await startExport(test, ada)
  const params = { render_id: render.id }
  return { params, state: () => test.ok('getRender', { as: ada, params }) }
}

it('divideRender, createRenderPartUpload, completeRenderPart: an export is drawn in parts, joined from them, and its parts are deleted', async () => {
  const { state } = await begin()
  let joined: string[] = []
  draw = async (renderer) => {
    if (renderer.task.kind === 'JOIN') {
      const urls = [...renderer.task.parts.map(({ video_url }) => video_url), renderer.task.sound_url]
      joined = await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
      expect((await state()).progress).toBe(95)
    }
    await drawTask(renderer)
  }
  await run()
  expect(kinds().toSorted()).toEqual(['IMAGES', 'IMAGES', 'JOIN', 'SOUND', 'WHOLE'])
  expect(joined.map((text) => JSON.parse(text))).toEqual([
    { kind: 'IMAGES', sections: PARTS[0]?.sections },
    { kind: 'IMAGES', sections: PARTS[1]?.sections },
    { kind: 'SOUND' },
  ])
  expect(await state()).toMatchObject({ status: 'COMPLETED', progress: 100 })
  await expect.poll(partsLeft).toEqual([])
  expect(await test.db.select().from(renderParts)).toEqual([])
  const progress = test.events.flatMap(({ event, data }) =>
    event === 'render-progress' ? [(data as { render: { progress: number } }).render.progress] : [],
  )
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
})

it('a renderer that dies costs its own part only', async () => {
  const { state } = await begin()
  let isDead = false
  draw = async (renderer) => {
    if (renderer.task.kind === 'IMAGES' && !isDead) {
      isDead = true
      await uploadPart(renderer)
      throw new Error('The browser was killed')
    }
    await drawTask(renderer)
  }
  await run()
  expect(await state()).toMatchObject({ status: 'COMPLETED' })
  expect(kinds().filter((kind) => kind === 'IMAGES')).toHaveLength(3)
  expect(
    kinds()
      .filter((kind) => kind !== 'IMAGES')
      .toSorted(),
  ).toEqual(['JOIN', 'SOUND', 'WHOLE'])
})

it('a part that never succeeds fails the export, which stops the others and is not charged', async () => {
  const { state } = await begin()
  draw = async (renderer) => {
    if (renderer.task.kind === 'SOUND') throw new Error('Out of memory')
    if (renderer.task.kind === 'IMAGES') return uploadPart(renderer).then(() => Promise.reject(new Error('Slow')))
    await drawTask(renderer)
  }
  for (let round = 0; round < 8; round++) {
    await test.runJobs()
    test.clock.advance(300_000)
  }
  const { status, error_message } = await state()
  expect([status, error_message]).toEqual(['FAILED', expect.stringContaining('You were not charged')])
  await expect.poll(partsLeft).toEqual([])
  test.takeLogged()
  const open = await test.db.select().from(jobs).where(eq(jobs.kind, 'render-part'))
  expect(open.map((job) => job.status).filter((each) => ['QUEUED', 'RUNNING'].includes(each))).toEqual([])
})

it('failRender: a part whose image is missing fails the export in its words', async () => {
  const { state } = await begin()
  draw = async (renderer) => {
    const { task, as, params } = renderer
    if (task.kind !== 'IMAGES') return drawTask(renderer)
    const answer = await test.call('failRender', { as, params, body: { error_message: 'Couldn’t load the image' } })
    expect([200, 401]).toContain(answer.status)
  }
  await run()
  expect(await state()).toMatchObject({ status: 'FAILED', error_message: 'Couldn’t load the image' })
})

it('cancelRender: an export in parts ends with all its renderers, and their tokens open nothing more', async () => {
  const { params, state } = await begin()
  const seen: Renderer[] = []
  draw = async (renderer) => {
    seen.push(renderer)
    if (renderer.task.kind === 'WHOLE') return drawTask(renderer)
    await uploadPart(renderer)
    if (seen.length === 2) await test.ok('cancelRender', { as: ada, params })
  }
  await run()
  expect(kinds()).toEqual(['WHOLE', expect.stringMatching(/IMAGES|SOUND/)])
  expect(await state()).toMatchObject({ status: 'CANCELLED' })
  for (const { as } of seen) expect((await test.call('completeRenderPart', { as, params })).status).toBe(401)
  await expect.poll(partsLeft).toEqual([])
})

it('a part’s token delivers that part, and nothing that has not arrived', async () => {
  const { params } = await begin()
  draw = async (renderer) => {
    const { task, as } = renderer
    if (task.kind === 'IMAGES') {
      const refused = await test.call('completeRenderPart', { as, params })
      expect(refused).toMatchObject({ status: 400, body: { error: 'MEDIA_NOT_UPLOADED' } })
      await test.ok('createRenderPartUpload', { as, params, body: { size_bytes: 99 } })
      expect((await test.call('completeRenderPart', { as, params })).status).toBe(400)
      expect((await test.call('divideRender', { as, params, body: { parts: PARTS } })).status).toBe(403)
      expect((await test.call('getUserStories', { as })).status).toBe(403)
    }
    await drawTask(renderer)
    if (task.kind === 'IMAGES') expect((await test.call('completeRenderPart', { as, params })).status).toBe(401)
    if (task.kind === 'WHOLE') {
      expect((await test.call('divideRender', { as, params, body: { parts: PARTS } })).status).toBe(409)
      expect((await test.call('completeRenderPart', { as, params })).status).toBe(409)
    }
  }
  await run()
  const session = await test.call('divideRender', { as: ada, params, body: { parts: PARTS } })
  expect(session.status).toBe(403)
})

it.each([
  ['overlap', [section(0), section(20)]],
  ['lie behind the end', [section(80)]],
  ['are out of order', [section(30), section(0)]],
])('divideRender: sections that %s are refused', async (_, sections) => {
  await begin()
  draw = async ({ as, params }) => {
    const answer = await test.call('divideRender', { as, params, body: { parts: [{ sections }] } })
    expect(answer).toMatchObject({ status: 400, body: { fields: { parts: [expect.any(String)] } } })
  }
  await test.runJobs()
  expect(await test.db.select().from(renderParts)).toEqual([])
})

it('an export whose parts wait for a renderer says for how many others, and does not count as silent', async () => {
  const { state } = await begin()
  draw = async (renderer) => {
    if (renderer.task.kind === 'WHOLE') await drawTask(renderer)
    else throw new Error('No renderer is free')
  }
  await startExport(test, await test.user())
  await test.runJobs()
  await test.db.update(renderParts).set({ status: 'QUEUED' })
  expect(await state()).toMatchObject({ status: 'RENDERING', renders_ahead: 1 })
  await test.db.delete(jobs).where(eq(jobs.kind, 'render-part'))
  test.clock.advance(SILENCE_MS * 2)
  await test.runJobs()
  expect((await state()).status).toBe('RENDERING')
  await test.db.update(renderParts).set({ status: 'RENDERING' })
  test.clock.advance(SILENCE_MS * 2)
  await test.runJobs()
  expect((await state()).status).toBe('FAILED')
})

it('a part whose page hangs is drawn anew, and the others are not', async () => {
  const { state } = await begin()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let hangs = 1
  draw = async (renderer, signal) => {
    if (renderer.task.kind !== 'SOUND' || hangs-- === 0) return drawTask(renderer)
    test.clock.advance(HUNG_MS + 1)
    vi.advanceTimersToNextTimer()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  await run()
  vi.useRealTimers()
  expect((await state()).status).toBe('COMPLETED')
  expect(kinds().toSorted()).toEqual(['IMAGES', 'IMAGES', 'JOIN', 'SOUND', 'SOUND', 'WHOLE'])
})
