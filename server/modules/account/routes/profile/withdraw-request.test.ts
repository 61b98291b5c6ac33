import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const make = (as: TestUser, key: string) =>
  app.call('createAndGenerateStory', {
    as,
    key,
    body: { initial_prompt: 'One is here. Two is here.', script_type: 'SCRIPT' },
  })
const outcomeOf = async (as: TestUser, key: string) =>
  (await app.ok('withdrawRequest', { as, params: { idempotency_key: key } })).state

test('withdrawRequest answers that a request was accepted, in any spelling of its key and on every repeat', async () => {
  const ada = await app.user()
  const key = randomUUID()
  expect((await make(ada, key)).status).toBeLessThan(300)
  for (const written of [key, key.toUpperCase(), key]) expect(await outcomeOf(ada, written)).toBe('ACCEPTED')
})

test('a request that withdrawRequest reported as not arrived is refused when it arrives late, and creates no story', async () => {
  const ada = await app.user()
  const key = randomUUID()
  expect(await outcomeOf(ada, key)).toBe('WITHDRAWN')
  expect((await make(ada, key)).status).toBe(409)
  expect((await app.ok('getUserStories', { as: ada })).count).toBe(0)
  expect(await outcomeOf(ada, key)).toBe('WITHDRAWN')
})

test('withdrawRequest neither reveals nor stops another user’s request with the same key', async () => {
  const [ada, bea] = [await app.user(), await app.user()]
  const [sent, open] = [randomUUID(), randomUUID()]
  await make(ada, sent)
  expect(await outcomeOf(bea, sent)).toBe('WITHDRAWN')
  expect(await outcomeOf(ada, sent)).toBe('ACCEPTED')
  await outcomeOf(bea, open)
  expect((await make(ada, open)).status).toBeLessThan(300)
})
