import { expect, it, vi } from 'vitest'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'

const { test } = await setUpGeneration()

it('prepareGeneration: beginning to write starts the story’s engines, and nothing is generated or charged', async () => {
  const { voice, illustrator } = test.app.engines
  const started = [voice, illustrator].map((engine) => {
    const prepare = vi.fn<() => void>()
    engine.prepare = prepare
    return prepare
  })
  const ada = await test.user()
  const before = await test.ok('getCreditsSummary', { as: ada })
  expect(await test.ok('prepareGeneration', { as: ada })).toEqual({
    message: 'The engines are getting ready',
  })
  for (const prepare of started) expect(prepare).toHaveBeenCalledOnce()
  expect(await test.ok('getCreditsSummary', { as: ada })).toEqual(before)
  expect(await test.ok('getUserStories', { as: ada })).toMatchObject({ count: 0 })
})

it('no engine is started without a session', async () => {
  const prepare = vi.fn<() => void>()
  test.app.engines.voice.prepare = prepare
  expect((await test.call('prepareGeneration')).status).toBe(401)
  expect(prepare).not.toHaveBeenCalled()
})
