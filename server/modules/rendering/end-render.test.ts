import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { creditHolds, media, notifications, renders, stories } from '#server/platform/db/schema/index.ts'
import { mediaRow } from '#server/testing/media-row.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { endRender } from './end-render.ts'
import { renderStory } from './running-renders.ts'

const test = await createTestApp({
  renderer: { isAvailable: async () => true, run: async () => undefined },
})
beforeEach(() => test.reset())
afterAll(() => test.close())

/** A queued export. */
async function begin(executor: 'SERVER' | 'BROWSER' = 'SERVER') {
  const ada = await test.user()
  const story = await makeStory(test.db, ada, { scenes: [90] })
  const { render } = await test.ok('generateVideo', { as: ada, body: { story_id: story.id, executor } })
  test.clock.advance(1_000)
  test.events.length = 0
  const end = (ending: Parameters<typeof endRender>[2]) => test.scope((scope) => endRender(scope, render.id, ending))
  const row = async () => (await test.db.select().from(renders).where(eq(renders.id, render.id)))[0]
  const notified = () => test.db.select().from(notifications)
  const events = () => test.events.map(({ event, data }) => [event, data])
  return { ada, story, id: render.id, end, row, notified, events }
}

it('an export that failed on the server has its reason in its row, in the tabs and in a notification, and is not charged', async () => {
  const { ada, story, id, end, row, notified, events } = await begin()
  const message = 'The disk is full.'
  expect(await end({ status: 'FAILED', message })).toMatchObject({ id, status: 'FAILED' })
  const now = test.clock.now()
  expect(await row()).toMatchObject({
    ...{ status: 'FAILED', errorMessage: message, tokenHash: null, mediaId: null, completedAt: now, updatedAt: now },
  })
  const failed = { story_id: story.id, render_id: id, video_url: null, error: message }
  expect(events()).toMatchObject([
    ['render-progress', { render: { render_id: id, status: 'FAILED' } }],
    ['new-video', failed],
    ['notifications-changed', {}],
  ])
  expect(await notified()).toMatchObject([
    {
      ...{ userId: ada.id, kind: 'TASK_FAILED', key: `failed:${id}`, title: 'Export failed', text: message },
      ...{ storyId: story.id, path: `/story/${story.id}` },
    },
  ])
  const holds = await test.db.select().from(creditHolds)
  for (const { status, reason } of holds) expect([status, reason]).toEqual(['RELEASED', message])
})

it('an export that fails in a tab is shown there, and in a notification only where the tab is hidden', async () => {
  const seen = await begin('BROWSER')
  await seen.end({ status: 'FAILED', message: 'No' })
  expect(await seen.notified()).toEqual([])
  const unseen = await begin('BROWSER')
  await unseen.end({ status: 'FAILED', message: 'No', isUnseen: true })
  expect(await unseen.notified()).toHaveLength(1)
})

it('an export that was cancelled only reports its end, once', async () => {
  const { id, end, row, notified, events } = await begin()
  await end({ status: 'CANCELLED' })
  const after = await row()
  expect(after).toMatchObject({ status: 'CANCELLED', errorMessage: null, tokenHash: null, progress: 0 })
  expect(events()).toMatchObject([['render-progress', { render: { render_id: id, status: 'CANCELLED' } }]])
  expect(await end({ status: 'FAILED', message: 'Late' })).toBeUndefined()
  expect([await row(), await notified()]).toEqual([after, []])
  const holds = await test.db.select().from(creditHolds)
  for (const { status, reason } of holds) expect([status, reason]).toEqual(['RELEASED', 'Cancelled'])
})

it('a film that is ready is the story’s newest, and its user gets its link', async () => {
  const { ada, story, id, end, row, notified, events } = await begin()
  const film = mediaRow({ id: crypto.randomUUID(), userId: ada.id, mediaType: 'video', fileKey: 'media/film.mp4' })
  await test.db.insert(media).values({ ...film, source: 'GENERATED', storyId: story.id })
  await end({ status: 'COMPLETED', mediaId: film.id, fileKey: 'media/film.mp4' })
  expect(await row()).toMatchObject({
    ...{ status: 'COMPLETED', progress: 100, mediaId: film.id, errorMessage: null, tokenHash: null },
    completedAt: test.clock.now(),
  })
  const [after] = await test.db.select().from(stories).where(eq(stories.id, story.id))
  expect(after?.lastVideoMediaId).toBe(film.id)
  const video_url = expect.stringContaining('/files/media/film.mp4?')
  expect(events()).toContainEqual([
    'new-video',
    expect.objectContaining({ story_id: story.id, render_id: id, video_url }),
  ])
  expect(await notified()).toMatchObject([
    {
      ...{ userId: ada.id, kind: 'FILM_READY', key: `film:${id}`, title: 'Your video is ready' },
      ...{ text: 'The keeper’s last letter', storyId: story.id, path: `/film/${id}` },
    },
  ])
})

it('a renderer that ends without a film is retried twice, then the export fails with a message for users', async () => {
  const { row } = await begin()
  expect([renderStory.maxAttempts, renderStory.concurrency]).toEqual([3, 1])
  await test.runner.runDue()
  expect(await row()).toMatchObject({ status: 'QUEUED', tokenHash: expect.any(String) })
  for (const wait of [10_000, 10_000]) {
    test.clock.advance(wait)
    await test.runner.runDue()
  }
  expect(await row()).toMatchObject({
    status: 'FAILED',
    errorMessage: 'The export failed. You were not charged. Please export again.',
  })
  expect(test.takeLogged()).toHaveLength(1)
})
