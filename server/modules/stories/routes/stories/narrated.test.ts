import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const TEXT = 'Every evening the old lighthouse wakes. Its light draws a slow circle.'

it('createNarratedStory: a narrated story is split word for word, is read by one voice and can be generated', async () => {
  const ada = await test.user()
  const body = { initial_prompt: TEXT, story_name: 'The lighthouse', voice_code: 'en-US-test' }
  const { story_id, ...story } = await test.ok('createNarratedStory', { as: ada, body })
  expect(story).toMatchObject({
    status: 'DRAFT',
    creation_mode: 'Narrated',
    script_type: 'SCRIPT',
    display_title: 'The lighthouse',
    default_voice_code: 'en-US-test',
  })
  const cast = await test.ok('listCharacters', { as: ada, params: { storyId: story_id } })
  expect(cast.results.map(({ role }) => role)).toEqual(['Narrator'])
  await test.ok('submitStory', { as: ada, params: { story_id } })
  await test.runJobs()
  const made = await test.ok('getStory', { as: ada, query: { story_id } })
  expect(made.status).toBe('COMPLETED')
  expect(made.scenes.map(({ text }) => text).join(' ')).toBe(TEXT)
  expect(made.scenes.every(({ audio_media }) => audio_media !== null)).toBe(true)
})

it('a narrated story refuses a text without words, an unknown voice and a text longer than the plan, and adds nothing', async () => {
  const ada = await test.user()
  const refused = async (body: object) => (await test.call('createNarratedStory', { as: ada, body })).body
  expect(await refused({ initial_prompt: ' … ' })).toMatchObject({
    fields: { initial_prompt: ['Enter or paste text first'] },
  })
  expect(await refused({ initial_prompt: TEXT, voice_code: 'unknown' })).toMatchObject({
    fields: { default_voice_code: ['Voice not found'] },
  })
  expect(await refused({ initial_prompt: `${TEXT} `.repeat(30) })).toMatchObject({
    error: 'VIDEO_LENGTH_LIMIT',
    message: 'Video length cannot exceed 60 seconds for a free account',
  })
  expect((await test.ok('getUserStories', { as: ada })).count).toBe(0)
})
