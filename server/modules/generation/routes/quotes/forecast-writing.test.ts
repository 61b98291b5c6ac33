import { afterAll, beforeEach, expect, it } from 'vitest'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp({ engines: { writer: createWriter() } })
const builtIn = test.app.engines
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  test.app.engines = builtIn
  ada = await test.user()
})
afterAll(() => test.close())

const aim = { language: 'en-US', video_length_in_sec: 30 } as const

it.each([
  ['How to tie a tie', 'TOPIC_ONLY', 0, 4],
  ['How bread rises', 'OUTLINE', 27, 33],
  ['A lighthouse keeper finds a letter', 'COMPOSED', 28, 32],
  ['We open at 6 am. Our bread rests for 36 hours.', 'OWN_WORDS', 3, 9],
])('forecastWriting: “%s” becomes a video of %s', async (prompt, basis, least, most) => {
  const forecast = await test.ok('forecastWriting', { as: ada, body: { ...aim, prompt } })
  expect(forecast.basis).toBe(basis)
  expect(forecast.seconds).toBeGreaterThan(least)
  expect(forecast.seconds).toBeLessThan(most)
  expect((await test.ok('getUserStories', { as: ada })).results).toEqual([])
})

it('forecastWriting: what a connected model will write is not known', async () => {
  test.app.engines = createTestEngines()
  expect(await test.ok('forecastWriting', { as: ada, body: { ...aim, prompt: 'How to tie a tie' } })).toEqual({
    basis: 'MODEL',
    seconds: null,
  })
})

it('forecastWriting: refuses a prompt without words, and a user’s 301st request of ten minutes', async () => {
  expect(await test.call('forecastWriting', { as: ada, body: { ...aim, prompt: '…?!' } })).toMatchObject({
    status: 400,
    body: { fields: { prompt: ['This text has no words. Enter a few words about your story.'] } },
  })
  const ask = () => test.call('forecastWriting', { as: ada, body: { ...aim, prompt: 'How to tie a tie' } })
  for (let at = 1; at < 300; at++) await ask()
  expect(await ask()).toMatchObject({ status: 429 })
  expect(
    await test.call('forecastWriting', { as: await test.user(), body: { ...aim, prompt: 'Two words' } }),
  ).toMatchObject({
    status: 200,
  })
})
