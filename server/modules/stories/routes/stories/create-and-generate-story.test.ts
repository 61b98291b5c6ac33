import { expect, it } from 'vitest'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'

const { test, read } = await setUpGeneration()

it('createAndGenerateStory: one call generates a whole story from a prompt; a repeat with its key creates no second one', async () => {
  const ada = await test.user()
  const body = { initial_prompt: 'A keeper writes letters', language: 'en-GB', aspect_ratio: 'NINE_SIXTEEN' }
  const key = crypto.randomUUID()
  const begun = await test.ok('createAndGenerateStory', { as: ada, body, key })
  expect(begun).toMatchObject({ status: 'GENERATING', credits_charged: 0 })
  expect(await test.ok('createAndGenerateStory', { as: ada, body, key })).toEqual(begun)
  await test.runJobs()
  const story = await read(ada, begun.story_id)
  expect(story).toMatchObject({ ...body, status: 'COMPLETED', creation_mode: 'Text' })
  expect(story.scenes.every((scene) => scene.audio_media !== null && scene.aroll !== null)).toBe(true)
  expect(await test.ok('getUserStories', { as: ada })).toMatchObject({ count: 1 })
})

it('a script given in one call keeps its text word for word', async () => {
  const ada = await test.user()
  const body = { initial_prompt: 'One is here. Two is here.', script_type: 'SCRIPT' }
  const { story_id } = await test.ok('createAndGenerateStory', { as: ada, body })
  await test.runJobs()
  expect((await read(ada, story_id)).scenes.map(({ text }) => text)).toEqual(['One is here.', 'Two is here.'])
})

it.each([
  ['too few words', { initial_prompt: 'bees' }, 'initial_prompt'],
  ['a look that does not exist', { initial_prompt: 'How bees find home', visual_style: 'nothing' }, 'visual_style'],
  [
    'a length the plan does not have',
    { initial_prompt: 'How bees find home', video_length_in_sec: 600 },
    'video_length_in_sec',
  ],
])('a refused call leaves no story behind, on every repeat: %s', async (_name, body, field) => {
  const ada = await test.user()
  for (let time = 0; time < 3; time++)
    expect(await test.call('createAndGenerateStory', { as: ada, body })).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
  expect(await test.ok('getUserStories', { as: ada })).toMatchObject({ count: 0 })
})
