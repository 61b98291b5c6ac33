import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

it('a story that was never generated is rewritten any number of times, for free', async () => {
  const ada = await test.user()
  const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Text' } })
  for (const initial_prompt of ['the old lighthouse', 'the new lighthouse']) {
    await test.ok('generateStoryWithScriptType', { as: ada, body: { story_id, script_type: 'PROMPT', initial_prompt } })
    await test.runJobs()
  }
  const [row] = await test.db.select().from(users).where(eq(users.id, ada.id))
  expect(row?.creditBalance).toBe(STARTING_CREDITS)
  const { scenes } = await test.ok('getStory', { as: ada, query: { story_id } })
  expect(scenes[0]?.text).toBe('About the new lighthouse.')
})
