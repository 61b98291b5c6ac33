import { afterAll, beforeEach } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

/** An app whose users create stories of two scenes. */
export async function setUpStories() {
  const test = await createTestApp()
  beforeEach(() => test.reset())
  afterAll(() => test.close())

  const create = async (as: TestUser, extra: object = {}) =>
    (await test.ok('createStory', { as, body: { creation_mode: 'Text', ...extra } })).story_id
  const read = (as: TestUser, story_id: string) => test.ok('getStory', { as, query: { story_id } })
  async function made(as: TestUser) {
    const story_id = await create(as, { story_name: 'The lighthouse', initial_prompt: 'One is here. Two is here.' })
    await test.ok('splitStoryIntoScenes', { as, body: { story_id } })
    await test.ok('submitStory', { as, params: { story_id } })
    await test.runJobs()
    return story_id
  }
  return { test, create, read, made }
}
