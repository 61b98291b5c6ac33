import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { media } from '#server/platform/db/schema/index.ts'
import { deliver, film, putFilm, startExport } from '#server/modules/rendering/testing/exports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

describe('the films of a story', () => {
  const filesOf = async (storyId: string) =>
    (await app.db.select().from(media).where(eq(media.storyId, storyId))).filter((row) => row.mediaType === 'video')
  const makeFilm = async (owner: TestUser, storyId: string) => {
    const { render } = await app.ok('generateVideo', { as: owner, body: { story_id: storyId, executor: 'BROWSER' } })
    const { document, ...complete } = await deliver(app, { renderId: render.id, token: owner.token })
    return { document, render: await app.ok('completeRender', complete) }
  }

  test('the newest film of a story is given to the next renderer with its document; three are kept', async () => {
    const owner = await app.user()
    const { id } = await makeStory(app.db, owner, { scenes: [90] })
    const first = await makeFilm(owner, id)
    expect(first.document.earlier).toBeNull()
    const urls = [first.render.video_url]
    for (let again = 0; again < 3; again++) {
      app.clock.advance(1_000)
      const { document, render } = await makeFilm(owner, id)
      expect(document.earlier?.video_url).toBe(urls.at(-1))
      expect(document.earlier?.story.scenes).toEqual(first.document.story.scenes)
      urls.push(render.video_url)
    }
    const found: number[] = []
    for (const url of urls) found.push((await app.backend.fetch(new Request(`http://localhost:4400${url}`))).status)
    expect(found).toEqual([404, 200, 200, 200])
    expect(await filesOf(id)).toHaveLength(3)
    const oldest = await app.ok('getRender', { as: owner, params: { render_id: first.render.id } })
    expect([oldest.status, oldest.video_url]).toEqual(['COMPLETED', null])
  })

  test('cancelRender: a cancelled export leaves no file, no charge, and the next one can begin at once', async () => {
    const owner = await app.user()
    const { story, render } = await startExport(app, owner, 'BROWSER')
    const balance = async () => (await app.ok('getUserDetails', { as: owner })).credit_summary
    const before = await balance()
    await deliver(app, { renderId: render.id, token: owner.token })
    const [file] = await filesOf(story.id)
    const key = file?.fileKey ?? ''
    expect(await app.files.stat(key)).not.toBeNull()
    await app.ok('cancelRender', { as: owner, params: { render_id: render.id } })
    expect(await filesOf(story.id)).toEqual([])
    expect(await app.files.stat(key)).toBeNull()
    expect(await balance()).toEqual(before)
    await app.ok('generateVideo', { as: owner, body: { story_id: story.id, executor: 'BROWSER' } })
  })

  test('createRenderUpload, cancelRender: a film that arrives after its export was cancelled is deleted too', async () => {
    const owner = await app.user()
    const { story, render } = await startExport(app, owner, 'BROWSER')
    const params = { render_id: render.id }
    const upload = await app.ok('createRenderUpload', { as: owner, params, body: { size_bytes: film.length } })
    const [file] = await filesOf(story.id)
    const stream = new TransformStream<Uint8Array, Uint8Array>()
    const writer = stream.writable.getWriter()
    const putting = putFilm(app, upload.presigned_url, stream.readable)
    await writer.write(new Uint8Array(film.subarray(0, 5_000)))
    await app.ok('cancelRender', { as: owner, params })
    await writer.write(new Uint8Array(film.subarray(5_000)))
    await writer.close()
    expect((await putting).status).toBe(404)
    expect(await filesOf(story.id)).toEqual([])
    expect(app.files.keys().filter((key) => key.includes(file?.id ?? ''))).toEqual([])
  })
})

describe('completing', () => {
  test('completeRender: a film that never arrived, one of another length, and another user’s file are refused', async () => {
    const owner = await app.user()
    const { render } = await startExport(app, owner, 'BROWSER', [90, 90])
    const as = owner
    const params = { render_id: render.id }
    const upload = await app.ok('createRenderUpload', { as, params, body: { size_bytes: film.length } })
    const missing = await app.call('completeRender', { as, params, body: { media_id: upload.media.id } })
    expect([missing.status, missing.body]).toEqual([400, expect.objectContaining({ error: 'MEDIA_NOT_UPLOADED' })])
    const { body } = await deliver(app, { renderId: render.id, token: owner.token })
    const short = await app.call('completeRender', { as, params, body })
    expect([short.status, short.body]).toEqual([400, expect.objectContaining({ error: 'MEDIA_UNREADABLE' })])
    const eve = await app.user()
    const hers = await startExport(app, eve, 'BROWSER')
    const stolen = await app.call('completeRender', { as: eve, params: { render_id: hers.render.id }, body })
    expect(stolen.status).toBe(404)
  })
})
