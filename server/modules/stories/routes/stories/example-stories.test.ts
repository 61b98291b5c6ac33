import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { PLAN_COUNTS } from '#src/domain/credits.ts'
import { EXAMPLE_STORIES } from '#server/modules/media/library/example-stories.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeStory } from '#server/testing/make-story.ts'

const draft = createTestEngines()
const looks = EXAMPLE_STORIES.map(({ look: id }) => ({
  id,
  name: id,
  description: id,
  colours: ['#0', '#1', '#2'] as const,
}))
const illustrator = { ...draft.illustrator, looks }
const connected = createTestEngines()
const test = await createTestApp({ engines: { illustrator, voice: connected.voice, draft: { ...draft, illustrator } } })
beforeEach(() => test.reset())
afterAll(() => test.close())

const get = async (url: string | null | undefined) =>
  (await test.backend.fetch(new Request(`http://localhost:4400${url}`))).status

async function listed() {
  const ada = await test.user()
  const { results } = await test.ok('listExampleStories', { as: ada })
  const [first] = results
  if (!first) throw new Error('There is no example')
  return { ada, results, first }
}

it('listExampleStories has one example of each shape, with a poster', async () => {
  const { results } = await listed()
  expect(results.map((example) => example.aspect_ratio).toSorted()).toEqual(['NINE_SIXTEEN', 'ONE_ONE', 'SIXTEEN_NINE'])
  for (const { poster_url } of results) expect(await get(poster_url)).toBe(200)
})

it('copyExampleStory adds a complete story that plays with images, voice, captions and music, and costs nothing', async () => {
  const { ada, results } = await listed()
  const before = await test.balance(ada)
  for (const { id, title, scenes_total } of results) {
    const { story_id } = await test.ok('copyExampleStory', { as: ada, params: { example_id: id } })
    const story = await test.ok('getStory', { as: ada, query: { story_id } })
    expect(story).toMatchObject({ display_title: title, status: 'COMPLETED' })
    expect(story.scenes).toHaveLength(scenes_total)
    for (const scene of story.scenes) {
      expect(scene.captions.map(({ word }) => word).join(' ')).toBe(scene.text)
      expect(await get(scene.audio_media?.url)).toBe(200)
      expect(await get(scene.arolls[0]?.aroll_object.media?.url)).toBe(200)
    }
    expect(await test.ok('listStaleWork', { as: ada, params: { story_id } })).toMatchObject({ items: [] })
  }
  expect(await test.balance(ada)).toBe(before)
})

it('copies of an example share its files, and a change of one leaves the others alone', async () => {
  const { ada, first } = await listed()
  const eve = await test.user()
  const speak = vi.spyOn(draft.voice, 'speak')
  const copy = (as: typeof ada) => test.ok('copyExampleStory', { as, params: { example_id: first.id } })
  const one = await copy(ada)
  const spoken = speak.mock.calls.length
  const other = await copy(eve)
  expect(speak).toHaveBeenCalledTimes(spoken)
  speak.mockRestore()
  const read = (as: typeof ada, { story_id }: { story_id: string }) => test.ok('getStory', { as, query: { story_id } })
  const before = await read(eve, other)
  const [scene] = (await read(ada, one)).scenes
  await test.ok('deleteScene', { as: ada, body: { story_id: one.story_id, scene_id: scene?.id ?? '' } })
  expect(await read(eve, other)).toEqual(before)
  expect((await test.call('getStory', { as: eve, query: { story_id: one.story_id } })).status).toBe(403)
})

it('an example is spoken by the built-in voice where another one is connected, and says that it is a draft', async () => {
  const { ada, first } = await listed()
  const speak = vi.spyOn(connected.voice, 'speak')
  const { story_id } = await test.ok('copyExampleStory', { as: ada, params: { example_id: first.id } })
  const { receipts } = await test.ok('getFilmReceipts', { as: ada, params: { story_id } })
  expect(speak).not.toHaveBeenCalled()
  expect(receipts.filter(({ place }) => place.startsWith('Scene')).map(({ receipt }) => receipt.is_draft)).toEqual(
    Array.from({ length: 2 * first.scenes_total }, () => true),
  )
})

it('copyExampleStory refuses an unknown example and a full plan', async () => {
  const { ada, first } = await listed()
  const call = (example_id: string) => test.call('copyExampleStory', { as: ada, params: { example_id } })
  expect((await call('unknown')).status).toBe(404)
  for (let at = 0; at < PLAN_COUNTS.free.videos; at++) await makeStory(test.db, ada)
  expect(await call(first.id)).toMatchObject({ status: 403, body: { error: 'UPGRADE_MEMBERSHIP' } })
})
