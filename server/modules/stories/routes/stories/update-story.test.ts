import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'

const app = await createTestApp()
afterAll(() => app.close())

// Drizzle refuses an update without columns, which was a 500.
test('settings without any field return the story unchanged', async () => {
  const owner = await app.user()
  const made = { creation_mode: 'Script', initial_prompt: 'The lamp is lit.' } as const
  const { story_id } = await app.ok('createStory', { as: owner, body: made })
  const before = await app.ok('updateStory', { as: owner, params: { story_id }, body: { scene_size: 'LONG' } })
  const after = await app.ok('updateStory', { as: owner, params: { story_id }, body: {} })
  expect({ ...after, revision: 0, updated_at: '' }).toEqual({ ...before, revision: 0, updated_at: '' })
})
