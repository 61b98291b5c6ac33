import { afterAll, beforeEach, expect, it } from 'vitest'
import type { WrittenScene } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const test = await createTestApp()
beforeEach(async () => {
  await test.reset()
  test.app.engines = createTestEngines()
})
afterAll(() => test.close())

const line = (narration: string, more: Partial<WrittenScene> = {}): WrittenScene => ({
  ...{ narration, visualPrompt: narration },
  ...more,
})

it('generateStoryWithScriptType: people who talk have voices of their own and their emotions; others are the narrator’s', async () => {
  const ada = await test.user()
  const { writer } = test.app.engines
  const scenes = [
    line('A storm is coming.'),
    line('Close the door!', { speaker: 'ida ', emotion: 'ANGRY' }),
    line('It is closed.', { speaker: 'Tom' }),
    line('Thank you.', { speaker: 'Ida' }),
    line('Who are you?', { speaker: 'A stranger' }),
  ]
  const cast = [
    { name: 'Ida', description: 'An old woman' },
    { name: 'Tom', description: 'A young man' },
  ]
  test.app.engines = {
    ...test.app.engines,
    writer: { ...writer, write: async () => ({ title: 'Storm', scenes, cast }) },
  }
  const body = { initial_prompt: 'Two people wait for a storm', script_type: 'PROMPT' } as const
  const { story_id } = await test.ok('createStory', { as: ada, body: { ...body, creation_mode: 'Text' } })
  await test.ok('generateStoryWithScriptType', { as: ada, body: { ...body, story_id } })
  await test.runJobs()
  const story = await test.ok('getStory', { as: ada, query: { story_id } })
  const { results } = await test.ok('listCharacters', { as: ada, params: { storyId: story_id } })
  const [ida, tom] = ['Ida', 'Tom'].map((name) => results.find(({ call_name }) => call_name === name))
  expect(story.scenes.map(({ speaker_story_character_id: speaker }) => speaker)).toEqual([
    null,
    ida?.id,
    tom?.id,
    ida?.id,
    null,
  ])
  expect(story.scenes.map(({ emotions }) => emotions)).toEqual([[], ['ANGRY'], [], [], []])
  const voices = story.scenes.map(({ language_and_voice_code: voice }) => voice)
  expect(voices[1]).toBe(ida?.language_and_voice_code)
  expect(voices[1]).toBe(voices[3])
  expect(voices[0]).toBeNull()
})
