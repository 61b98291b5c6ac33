import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { endCardFrames } from '#src/domain/end-card.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const { test, made, read } = await setUpGeneration()
const credit = {
  ...{ author: 'Ada Okafor', authorUrl: null, library: 'Pexels', pageUrl: 'https://www.pexels.com/photo/1' },
  ...{ licence: 'Pexels License', licenceUrl: null },
}
const NAMED = [{ author: 'Ada Okafor', library: 'Pexels', licence: 'Pexels License' }]

let ada: TestUser
let story_id: string
/** A story of three scenes, two of which show stock of one author. */
beforeEach(async () => {
  ada = await test.user()
  story_id = await made(ada)
  const { scenes } = await read(ada, story_id)
  for (const { arolls } of scenes.slice(1)) {
    const id = arolls[0]?.aroll_object.media?.id ?? ''
    await test.db.update(media).set({ origin: { credit } }).where(eq(media.id, id))
  }
})

const choose = (has_end_card: boolean) =>
  test.ok('updateStory', { as: ada, params: { story_id }, body: { has_end_card } })
const film = async () => toVideoDocument(await read(ada, story_id))

it('a film ends with its stock credits once its owner enables that, and the change can be undone', async () => {
  const before = await film()
  expect(before.endCard).toBeNull()
  await choose(true)
  const after = await film()
  const length = endCardFrames(1)
  expect(after.endCard).toEqual({ from: before.durationInFrames, durationInFrames: length, credits: NAMED })
  expect(after.durationInFrames).toBe(before.durationInFrames + length)
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(await film()).toEqual(before)
})

it('an export is as long as the film with its card, and a visitor sees the names and no more', async () => {
  await choose(true)
  const { durationInFrames } = await film()
  const { render } = await test.ok('generateVideo', { as: ada, body: { story_id, executor: 'BROWSER' } })
  expect(render.duration_in_frames).toBe(durationInFrames)
  const { story } = await test.ok('getRenderDocument', { as: ada, params: { render_id: render.id } })
  expect(toVideoDocument(story).endCard?.credits).toEqual(NAMED)
  const { public_preview_id } = await test.ok('generatePreviewLink', { as: ada, body: { story_id } })
  const visitor = () => test.ok('getPublicStory', { query: { public_preview_id } })
  expect((await visitor()).end_credits).toEqual(NAMED)
  await choose(false)
  expect((await visitor()).end_credits).toEqual([])
})

it('an image generated from a stock image still names its author', async () => {
  const { scenes } = await read(ada, story_id)
  const layer = scenes[1]?.arolls[0]
  const source = layer?.aroll_object.media?.id
  const body = { model_id: 'draft-upscale', source_media_id: source, upscale_factor: 2, story_id, aroll_id: layer?.id }
  await test.ok('createTask', { as: ada, body })
  await test.runJobs()
  const shown = (await read(ada, story_id)).scenes[1]?.arolls[0]?.aroll_object.media
  expect(shown?.id).not.toBe(source)
  expect(shown?.credit).toMatchObject({ author: 'Ada Okafor', licence: 'Pexels License' })
})
