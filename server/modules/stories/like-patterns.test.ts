import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

it('_ and % are literal characters in a search for stories', async () => {
  const ada = await test.user({ isPremium: true })
  for (const display_title of ['snake_case', 'snakeXcase', '100% wool', '1000 sheep', 'back\\slash']) {
    const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Text' } })
    await test.ok('updateStoryTitle', { as: ada, body: { story_id, display_title } })
  }
  const found = async (query: string) =>
    (await test.ok('getUserStories', { as: ada, query: { query } })).results.map((story) => story.display_title)
  expect(await found('snake_case')).toEqual(['snake_case'])
  expect(await found('100%')).toEqual(['100% wool'])
  expect(await found('_')).toEqual(['snake_case'])
  expect(await found('k\\s')).toEqual(['back\\slash'])
})
