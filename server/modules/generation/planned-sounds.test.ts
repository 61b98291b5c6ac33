import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { scenes } from '#server/platform/db/schema/index.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, made, begin, split, submit, read } = await setUpGeneration()
let ada: TestUser
beforeEach(async () => {
  test.app.engines = createTestEngines()
  ada = await test.user({ extraCredits: 100 })
})

/** Which effect each cue plays, in which scene. */
async function playedIn(story_id: string) {
  const { scenes: film, music_cues: cues = [] } = await read(ada, story_id)
  const { effects } = await test.ok('listSoundEffects', { as: ada })
  const played = cues.map(({ scene_id, media, ...cue }) => ({
    ...cue,
    effect: effects.find(({ media_id }) => media_id === media?.id)?.effect_id,
    scene: film.findIndex(({ id }) => id === scene_id),
  }))
  return played.sort((one, other) => one.scene - other.scene || one.start_ms - other.start_ms)
}

it('submitStory: the sound of a named place plays under its scenes, and goes on from one to the next', async () => {
  const story_id = await made(ada, 'The rain falls. It is raining on the roof. The sun is back.')
  const cues = await playedIn(story_id)
  expect(cues.map(({ effect, scene }) => [effect, scene])).toEqual([
    ['rain', 0],
    ['rain', 1],
  ])
  expect(cues).toMatchObject([
    { kind: 'EFFECT', start_ms: 0, duration_ms: null, loops: true, fade_in_ms: 500, fade_out_ms: 0, offset_ms: 0 },
    { kind: 'EFFECT', start_ms: 0, duration_ms: null, loops: true, fade_in_ms: 0, fade_out_ms: 500 },
  ])
  // The sound lasts a second: it goes on where the first scene ended.
  const [first] = (await read(ada, story_id)).scenes
  expect(cues[1]?.offset_ms).toBe((((first?.duration_in_frames ?? 0) * 1000) / 30) % 1000)
})

it('updateShot: a chosen sound replaces the planned one, keeps the prompt and plays where its shot begins', async () => {
  const story_id = await begin(ada)
  await split(ada, story_id, `The rain falls ${'and falls '.repeat(20)}. The sun is back.`)
  await test.runJobs()
  const [first] = (await read(ada, story_id)).scenes
  const [wet, later] = first?.arolls ?? []
  expect(wet?.shot?.sound).toBe('rain')
  const set = (aroll_id = '', sound = '') => test.call('updateShot', { as: ada, params: { aroll_id }, body: { sound } })
  expect((await set(wet?.id, '')).status).toBe(200)
  expect((await set(later?.id, 'click')).status).toBe(200)
  expect(await set(later?.id, 'thunder')).toMatchObject({
    status: 400,
    body: { fields: { sound: ['Unknown sound effect'] } },
  })
  await submit(ada, story_id)
  await test.runJobs()
  const [click, ...others] = await playedIn(story_id)
  const [spoken] = (await read(ada, story_id)).scenes[0]?.arolls ?? []
  expect(spoken?.shot?.subject).toBe(wet?.shot?.subject)
  expect(click).toMatchObject({
    effect: 'click',
    scene: 0,
    loops: false,
    duration_ms: 1_000,
    start_ms: spoken?.duration_ms,
  })
  expect(others.filter(({ effect }) => effect === 'click')).toEqual([])
})

it('submitStory: sounds are added once; those of the user stay as they are', async () => {
  const story_id = await made(ada, 'The rain falls.')
  const [cue] = (await read(ada, story_id)).music_cues ?? []
  await test.ok('deleteMusicCues', { as: ada, body: { story_id, music_cue_ids: [cue?.id ?? ''] } })
  // Something is left to generate.
  await test.db.update(scenes).set({ audioMediaId: null }).where(eq(scenes.storyId, story_id))
  await submit(ada, story_id)
  await test.runJobs()
  expect(await playedIn(story_id)).toEqual([])
})
