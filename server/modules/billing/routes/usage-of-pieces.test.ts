import { beforeEach, expect, it } from 'vitest'
import { PRICE_TABLE } from '#engines/prices.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { test, begin, split, read } = await setUpGeneration()
beforeEach(() => {
  test.app.engines = { ...createTestEngines(), ...createRealEngines().engines }
  test.app.prices = PRICE_TABLE
})

it('each piece of a generation is a line that names its kind and links to its scene', async () => {
  const ada = await test.user({ extraCredits: 100 })
  const story_id = await begin(ada)
  await split(ada, story_id, 'One is here.')
  await test.runJobs()
  await test.ok('submitStory', { as: ada, params: { story_id }, most: 100 })
  await test.runJobs()
  const [scene] = (await read(ada, story_id)).scenes
  const { results } = await test.ok('listUsage', { as: ada, query: { story_id } })
  const path = `/story/${story_id}?scene=${scene?.id}`
  expect(results.map(({ label, scene_number, path: to }) => [label, scene_number, to]).toSorted()).toEqual([
    ['Generate a story: image', 1, path],
    ['Generate a story: voice-over', 1, path],
  ])
})

it('an improved prompt in a tool opened from a story names that story, and only the user’s own', async () => {
  const ada = await test.user()
  const story_id = await begin(ada)
  const body = { prompt: 'a lighthouse', story_id }
  await test.ok('improvePrompt', { as: ada, body })
  const { results } = await test.ok('listUsage', { as: ada, query: { story_id } })
  expect(results).toMatchObject([{ action: 'generate_prompt', story_id, tool: 'IMAGE', path: `/story/${story_id}` }])
  expect((await test.call('improvePrompt', { as: await test.user(), body })).status).toBe(404)
})
