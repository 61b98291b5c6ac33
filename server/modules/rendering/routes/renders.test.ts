import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renders } from '#server/platform/db/schema/index.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'
import type { Renderer } from '#server/platform/ports/services.ts'
import { SILENCE_MS } from '#server/modules/rendering/running-renders.ts'
import { deliver, film, startExport } from '#server/modules/rendering/testing/exports.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'

let app: TestApp
/** What the host's renderer does with each render. */
let draw: Renderer['run']
let canDraw = true

beforeAll(async () => {
  app = await createTestApp({
    renderer: { isAvailable: async () => canDraw, run: (request, signal) => draw(request, signal) },
  })
})
beforeEach(async () => {
  canDraw = true
  draw = () => Promise.reject(new Error('No renderer was expected'))
  await app.reset()
})
afterAll(() => app.close())

describe('an export by the server', () => {
  test('generateVideo, createRenderUpload, completeRender, getRender: the server renders with the render’s own token and delivers the film under the story’s name', async () => {
    const owner = await app.user()
    draw = async (request) => {
      const { document, put, ...complete } = await deliver(app, request)
      expect(document.story.scenes).toHaveLength(1)
      expect(put.status).toBe(200)
      const render = await app.ok('completeRender', complete)
      expect(render.status).toBe('COMPLETED')
    }
    const { story, render, render_token } = await startExport(app, owner)
    expect([render.executor, render.status, render_token]).toEqual(['SERVER', 'QUEUED', null])
    await app.runJobs()

    const done = await app.ok('getRender', { as: owner, params: { render_id: render.id } })
    expect([done.status, done.progress, done.file_name]).toEqual(['COMPLETED', 100, `${story.id}.mp4`])
    const file = await app.backend.fetch(new Request(`http://localhost:4400${done.video_url}`))
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(film))
    const [announced] = app.events.filter((event) => event.event === 'new-video')
    expect(announced?.data).toMatchObject({ story_id: story.id, render_id: render.id, video_url: done.video_url })
    const shown = await app.ok('getStory', { as: owner, query: { story_id: story.id } })
    expect(shown.last_video_file).toBe(done.video_url)
  })

  test('an export by the server that ends three times without a film fails, reports it and leaves the story exportable', async () => {
    const owner = await app.user()
    draw = async () => undefined
    const { story, render } = await startExport(app, owner)
    await app.runJobs()
    for (const wait of [10_000, 10_000]) {
      app.clock.advance(wait)
      await app.runJobs()
    }
    expect(app.takeLogged().map((one) => one.message)).toEqual(['Job render-story was given up'])
    const failed = await app.ok('getRender', { as: owner, params: { render_id: render.id } })
    expect(failed.status).toBe('FAILED')
    expect(failed.error_message).toContain('You were not charged')
    await app.ok('generateVideo', { as: owner, body: { story_id: story.id } })
  })

  test('getRender: an export that waits for the server has the number of all films before it, on every request', async () => {
    const owner = await app.user()
    const begun: { render_id: string }[] = []
    for (const executor of ['SERVER', 'BROWSER', 'SERVER', 'SERVER'] as const) {
      begun.push((await startExport(app, await app.user(), executor)).render)
      app.clock.advance(1_000)
    }
    const { render: last } = await startExport(app, owner)
    expect(last.renders_ahead).toBe(3)
    const ahead = async () => (await app.ok('getRender', { as: owner, params: { render_id: last.id } })).renders_ahead
    await app.db
      .update(renders)
      .set({ status: 'COMPLETED' })
      .where(eq(renders.id, begun[0]?.render_id ?? ''))
    await app.db
      .update(renders)
      .set({ status: 'RENDERING' })
      .where(eq(renders.id, begun[2]?.render_id ?? ''))
    expect(await ahead()).toBe(2)
    // Once it is rendering it does not wait.
    await app.db.update(renders).set({ status: 'RENDERING' }).where(eq(renders.id, last.id))
    expect(await ahead()).toBe(0)
    const inTab = await startExport(app, await app.user(), 'BROWSER')
    expect(inTab.render.renders_ahead).toBe(0)
  })

  test('cancelRender: an export that waits for the server stays cancelled when its turn comes, and is cancelled only once', async () => {
    const owner = await app.user()
    const { render } = await startExport(app, owner)
    await app.ok('cancelRender', { as: owner, params: { render_id: render.id } })
    await app.runJobs()
    expect((await app.ok('getRender', { as: owner, params: { render_id: render.id } })).status).toBe('CANCELLED')
    const again = await app.call('cancelRender', { as: owner, params: { render_id: render.id } })
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ error: 'RENDER_ENDED' })])
  })
})

test('cancelRender: a running renderer is stopped, and its later delivery is refused', async () => {
  const owner = await app.user()
  let stopped = false
  let token: string | undefined
  draw = (request, signal) =>
    new Promise((_, reject) => {
      token = request.token
      signal.addEventListener('abort', () => {
        stopped = true
        reject(new Error('stopped'))
      })
    })
  const { render } = await startExport(app, owner)
  const runner = createJobRunner(app.app, { handlers: jobHandlers })
  runner.start()
  await expect.poll(() => token).toBeDefined()
  const params = { render_id: render.id }
  await app.ok('cancelRender', { as: owner, params })
  runner.wake()
  await expect.poll(() => stopped).toBe(true)
  await runner.stop()
  const late = await app.call('reportRenderProgress', {
    as: { token: token ?? '' },
    params,
    body: { progress: 90, scene_number: 1 },
  })
  expect(late.status).toBe(401)
  expect((await app.ok('getRender', { as: owner, params })).status).toBe('CANCELLED')
})

describe('an export by the user’s browser', () => {
  test('getRenderDocument: the token of an export by the user’s browser opens this render only, and ends with it', async () => {
    const owner = await app.user()
    const { render, render_token: token } = await startExport(app, owner, 'BROWSER')
    if (token === null) throw new Error('No token')
    const other = await startExport(app, owner, 'BROWSER')
    const foreign = await app.call('getRenderDocument', { as: { token }, params: { render_id: other.render.id } })
    expect(foreign.status).toBe(404)
    const story = await app.call('getUserStories', { as: { token } })
    expect(story.status).toBe(403)
    const { put, ...complete } = await deliver(app, { renderId: render.id, token })
    expect(put.status).toBe(200)
    await app.ok('completeRender', complete)
    expect((await app.call('getRenderDocument', { as: { token }, params: { render_id: render.id } })).status).toBe(401)
  })

  test('an export by the user’s browser fails without a report for two minutes', async () => {
    const owner = await app.user()
    const { render } = await startExport(app, owner, 'BROWSER')
    app.clock.advance(SILENCE_MS - 1_000)
    await app.ok('reportRenderProgress', {
      as: owner,
      params: { render_id: render.id },
      body: { progress: 5, scene_number: 1 },
    })
    app.clock.advance(SILENCE_MS - 1_000)
    await app.runJobs()
    expect((await app.ok('getRender', { as: owner, params: { render_id: render.id } })).status).toBe('RENDERING')
    app.clock.advance(2_000)
    await app.runJobs()
    const failed = await app.ok('getRender', { as: owner, params: { render_id: render.id } })
    expect([failed.status, failed.error_message]).toEqual(['FAILED', expect.stringContaining('export again')])
  })

  test('reportRenderProgress: an export by the user’s browser reads that it was cancelled in the answer to its next report', async () => {
    const owner = await app.user()
    const { render } = await startExport(app, owner, 'BROWSER')
    const params = { render_id: render.id }
    await app.ok('cancelRender', { as: owner, params })
    const reported = await app.ok('reportRenderProgress', { as: owner, params, body: { progress: 9, scene_number: 1 } })
    expect(reported.status).toBe('CANCELLED')
  })

  test('failRender: an export by the user’s browser that failed keeps the renderer’s message', async () => {
    const owner = await app.user()
    const { render } = await startExport(app, owner, 'BROWSER')
    const params = { render_id: render.id }
    const text = 'The browser ran out of memory. Please export again.'
    expect(await app.ok('failRender', { as: owner, params, body: { error_message: text } })).toMatchObject({
      status: 'FAILED',
      error_message: text,
    })
  })
})

describe('beginning', () => {
  test('generateVideo: ten parallel clicks on export create one render', async () => {
    const owner = await app.user()
    const story = await makeStory(app.db, owner)
    const clicks = Array.from({ length: 10 }, () =>
      app.call('generateVideo', { as: owner, body: { story_id: story.id, executor: 'BROWSER' } }),
    )
    const answers = await Promise.all(clicks)
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(409)])
    expect(await app.db.select().from(renders).where(eq(renders.storyId, story.id))).toHaveLength(1)
  })

  test('an export may have exactly the free limit and no frame more; an empty story has none', async () => {
    const owner = await app.user()
    await startExport(app, owner, 'BROWSER', [900, 900])
    const long = await makeStory(app.db, owner, { scenes: [900, 901] })
    const refused = await app.call('generateVideo', { as: owner, body: { story_id: long.id } })
    expect([refused.status, refused.body]).toEqual([
      400,
      { message: 'Video length cannot exceed 60 seconds for a free account', error: 'VIDEO_LENGTH_LIMIT' },
    ])
    const empty = await makeStory(app.db, owner, { scenes: [] })
    const nothing = await app.call('generateVideo', { as: owner, body: { story_id: empty.id } })
    expect([nothing.status, nothing.body]).toEqual([400, { message: 'Add a scene first', error: 'STORY_EMPTY' }])
  })

  test('an export without a browser on the server falls back to the user’s, unless the server was requested', async () => {
    canDraw = false
    const owner = await app.user()
    const { render } = await startExport(app, owner)
    expect(render.executor).toBe('BROWSER')
    const story = await makeStory(app.db, owner)
    const refused = await app.call('generateVideo', { as: owner, body: { story_id: story.id, executor: 'SERVER' } })
    expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ error: 'RENDERER_UNAVAILABLE' })])
  })

  test('an export can be started, seen and stopped by its owner only', async () => {
    const owner = await app.user()
    const { story, render } = await startExport(app, owner, 'BROWSER')
    const eve = await app.user()
    const params = { render_id: render.id }
    for (const id of ['getRender', 'getRenderDocument', 'cancelRender'] as const)
      expect((await app.call(id, { as: eve, params })).status).toBe(404)
    expect((await app.call('generateVideo', { as: eve, body: { story_id: story.id } })).status).toBe(404)
    expect((await app.ok('getRender', { as: owner, params })).status).toBe('QUEUED')
  })
})
