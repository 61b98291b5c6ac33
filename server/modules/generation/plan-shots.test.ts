import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { shotCount } from './plan-shots.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  test.app.engines = createTestEngines()
  ada = await test.user()
})
afterAll(() => test.close())

const SHORT = 'A boat leaves.'
/** About 12 s. */
const LONG = Array.from({ length: 5 }, () => 'The keeper climbs the stairs of the tower').join(' and then ') + '.'

async function made(aiOutputMode: 'IMAGE' | 'VIDEO' = 'IMAGE') {
  const body = {
    initial_prompt: `${LONG}\n\n${SHORT}\n\n${LONG}`,
    creation_mode: 'Script',
    script_type: 'SCRIPT',
  } as const
  const { story_id } = await test.ok('createStory', { as: ada, body })
  await test.db.update(stories).set({ aiOutputMode }).where(eq(stories.id, story_id))
  await test.ok('splitStoryIntoScenes', { as: ada, body: { story_id, initial_prompt: body.initial_prompt } })
  await test.runJobs()
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  return test.ok('getStory', { as: ada, query: { story_id } })
}

it.each([
  [4, 1, 'MEDIUM', 1],
  [7.9, 0, 'MEDIUM', 1],
  [8, 0, 'MEDIUM', 2],
  [12, 0, 'MEDIUM', 3],
  [5.5, 1, 'MEDIUM', 2],
  [5.5, 1, 'SLOW', 1],
  [5.5, 1, 'FAST', 2],
  [60, 1, 'FAST', 3],
] as const)('a scene of %d s at place %d with pace %s has %d shots', (seconds, elementOrder, pace, count) => {
  expect(shotCount({ durationInFrames: seconds * 30, elementOrder }, pace)).toBe(count)
})

it('submitStory: long scenes get several images, cut within the scene, and short ones one', async () => {
  const { scenes } = await made()
  expect(scenes.map(({ arolls }) => arolls.length)).toEqual([3, 1, 3])
  for (const { arolls, duration_in_frames: frames } of scenes) {
    expect(arolls.map(({ status }) => status)).toEqual(arolls.map(() => 'COMPLETED'))
    expect(arolls.reduce((sum, { duration_ms }) => sum + duration_ms, 0)).toBe(Math.round((frames * 1000) / 30))
  }
  const [, , last] = scenes
  expect(last?.arolls.map(({ transition_name }) => transition_name)).toEqual(['fade', '', ''])
  expect(new Set(last?.arolls.map(({ image_animation }) => image_animation)).size).toBe(3)
  const prompts = last?.arolls.map(({ aroll_object }) => aroll_object.media?.prompt ?? '') ?? []
  expect(new Set(prompts).size).toBe(3)
  // The scene keeps its own prompt.
  expect(last?.last_used_image_prompt).toBe(prompts[0])
})

it('createAndGenerateStory: the things that a scene names follow one another as they are named, where images are free', async () => {
  test.app.engines = { ...createTestEngines(), writer: createWriter() }
  const initial_prompt =
    'The city library reopens on 3 May after two years. There is a new reading room, free coffee, and a puppet show at noon.'
  const { story_id } = await test.ok('createAndGenerateStory', { as: ada, body: { initial_prompt } })
  await test.runJobs()
  const { scenes } = await test.ok('getStory', { as: ada, query: { story_id } })
  const last = scenes.at(-1)
  const prompts = last?.arolls.map(({ aroll_object }) => aroll_object.media?.prompt ?? '') ?? []
  for (const [at, thing] of ['reading room', 'coffee', 'puppet show'].entries()) expect(prompts[at]).toContain(thing)
  expect(prompts).toHaveLength(3)
})

it('submitStory: a scene has one image where images are paid, or become clips', async () => {
  const { scenes } = await made('VIDEO')
  expect(scenes.map(({ arolls }) => arolls.length)).toEqual([1, 1, 1])
  const { illustrator } = test.app.engines
  test.app.engines = {
    ...test.app.engines,
    illustrator: { ...illustrator, info: { label: 'flux', builtIn: false } },
  }
  expect((await made()).scenes.map(({ arolls }) => arolls.length)).toEqual([1, 1, 1])
})
