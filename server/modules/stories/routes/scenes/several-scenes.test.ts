import { afterAll, beforeEach, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { storyEdits, users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

async function made(ada: TestUser) {
  const body = { creation_mode: 'Script', initial_prompt: 'One is here. Two is here. Three is here. Four is here.' }
  const { story_id } = await test.ok('createStory', { as: ada, body })
  await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id } })
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  const [one = '', two = '', three = '', four = ''] = (await read(ada, story_id)).scene_list
  return { story_id, ids: [one, two, three, four] as const }
}
const read = (ada: TestUser, story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
const steps = async () => (await test.db.select().from(storyEdits)).map(({ label }) => label)
const whole = async (ada: TestUser, story_id: string) => {
  const { revision: _revision, updated_at: _updated, ...story } = await read(ada, story_id)
  return story
}
/** The story without the times of its changes. */
const same = (story: object): unknown =>
  JSON.parse(JSON.stringify(story, (name, value: unknown) => (name === 'updated_at' ? undefined : value)))

it('reorderScenes: several scenes are moved in one step of the history', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const [one, two, three, four] = ids
  const before = await whole(ada, story_id)
  const earlier = await steps()
  const move = { story_id, scene_id: three, further_scene_ids: [one], to_position: 1 }
  expect((await test.ok('reorderScenes', { as: ada, body: move })).scene_list).toEqual([two, three, one, four])
  expect(await steps()).toEqual([...earlier, 'Move 2 scenes'])
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(same(await whole(ada, story_id))).toEqual(same(before))
})

it('several scenes are copied in one step, together and with all their parts', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const [one, two, three, four] = ids
  const before = await whole(ada, story_id)
  const earlier = await steps()
  const body = { story_id, new_element_order: 3, duplicate_of: one, further_duplicates: [three] }
  const copies = await test.ok('addScene', { as: ada, body })
  expect(copies).toMatchObject({ text: 'One is here.', element_order: 3, arolls: [{ status: 'COMPLETED' }] })
  expect(copies.further_scenes).toMatchObject([{ text: 'Three is here.', element_order: 4 }])
  const second = copies.further_scenes?.[0]?.id
  expect((await read(ada, story_id)).scene_list).toEqual([one, two, three, copies.id, second, four])
  expect(await steps()).toEqual([...earlier, 'Duplicate 2 scenes'])
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(same(await whole(ada, story_id))).toEqual(same(before))
  const copied = await test.ok('redoStoryEdit', { as: ada, params: { story_id } })
  expect(copied.story.scene_list).toEqual([one, two, three, copies.id, second, four])
})

it('copies that do not fit the length are refused, and none is created', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  for (const scene_id of ids)
    await test.ok('updateScenePause', { as: ada, body: { story_id, scene_id, pause_at_the_end: 9000 } })
  const body = { story_id, new_element_order: 9, duplicate_of: ids[0], further_duplicates: [...ids] }
  expect(await test.call('addScene', { as: ada, body })).toMatchObject({
    status: 400,
    body: { message: 'Video length cannot exceed 60 seconds for a free account' },
  })
  expect((await read(ada, story_id)).scene_list).toEqual(ids)
})

it('several scenes get a voice in one step, and are spoken and charged together or not at all', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const [one, two, three] = ids
  const before = await whole(ada, story_id)
  const earlier = await steps()
  // Another one than it was spoken with.
  const voice_code = (await test.ok('listVoices', { as: ada })).voices[0]?.voice_code
  const body = { story_id, scene_id: one, further_scene_ids: [three], voice_code }
  const changed = await test.ok('updateSceneAudio', { as: ada, body })
  expect([changed, ...(changed.further_scenes ?? [])]).toMatchObject([
    { id: one, language_and_voice_code: voice_code, is_voiceover_stale: true },
    { id: three, language_and_voice_code: voice_code, is_voiceover_stale: true },
  ])
  expect(await steps()).toEqual([...earlier, 'Change voice of 2 scenes'])
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(same(await whole(ada, story_id))).toEqual(same(before))

  const text = { ...body, new_text: 'The same for all' }
  expect(await test.call('updateSceneAudio', { as: ada, body: text })).toMatchObject({
    status: 400,
    body: { fields: { further_scene_ids: ['Text and recordings apply to one scene only'] } },
  })
  await test.db.update(users).set({ creditBalance: 1 })
  const speak = { ...body, further_scene_ids: [two, three], generate_audio: true }
  expect(await test.call('updateSceneAudio', { as: ada, body: speak })).toMatchObject({ status: 402 })
  expect(same(await whole(ada, story_id))).toEqual(same(before))
  await test.db.update(users).set({ creditBalance: STARTING_CREDITS })
  await test.ok('updateSceneAudio', { as: ada, body: speak })
  await test.runJobs()
  expect((await read(ada, story_id)).scenes.map((scene) => scene.language_and_voice_code)).toEqual([
    ...Array<string | undefined>(3).fill(voice_code),
    before.scenes[3]?.language_and_voice_code,
  ])
  expect((await test.db.select().from(users))[0]?.creditBalance).toBe(STARTING_CREDITS - 3)
})

it('updateSceneAudio: volume and fades of voice-overs change in one step, and none becomes stale', async () => {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  const before = await whole(ada, story_id)
  const mix = { voice_volume: 1.5, voice_fade_in_ms: 200, voice_fade_out_ms: 700 }
  const body = { story_id, scene_id: ids[0], further_scene_ids: [ids[2]], ...mix }
  const changed = await test.ok('updateSceneAudio', { as: ada, body })
  const mixed = { ...mix, is_voiceover_stale: false }
  expect([changed, ...(changed.further_scenes ?? [])]).toMatchObject([mixed, mixed])
  expect((await steps()).at(-1)).toBe('Change voice-over volume of 2 scenes')
  const copy = { story_id, new_element_order: 1, duplicate_of: ids[0] }
  expect(await test.ok('addScene', { as: ada, body: copy })).toMatchObject(mix)
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
  expect(same(await whole(ada, story_id))).toEqual(same(before))
  const loud = { as: ada, body: { ...body, voice_volume: 2.1 } }
  expect(await test.call('updateSceneAudio', loud)).toMatchObject({ status: 400 })
})
