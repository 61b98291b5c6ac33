import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { reports, scenes, stories } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
let storyId: string
let sceneId: string
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
  ;[storyId, sceneId] = await makeStory(ada)
})
afterAll(() => test.close())

async function makeStory(user: TestUser): Promise<[string, string]> {
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const story = crypto.randomUUID()
  const scene = crypto.randomUUID()
  await test.db
    .insert(stories)
    .values({ id: story, userId: user.id, displayTitle: 'Lighthouse', creationMode: 'Text', ...at })
  await test.db.insert(scenes).values({ id: scene, storyId: story, elementOrder: 0, durationInFrames: 90, ...at })
  return [story, scene]
}

describe('a report', () => {
  it('reportStoryRenderingIssues: a report of a rendering problem is stored with the story and the scene', async () => {
    const filed = await test.ok('reportStoryRenderingIssues', {
      as: ada,
      body: { story_id: storyId, scene_id: sceneId, description: 'The captions run late.' },
    })
    expect(await test.db.select().from(reports)).toMatchObject([
      {
        id: filed.report_id,
        kind: 'RENDERING',
        userId: ada.id,
        storyId,
        sceneId,
        description: 'The captions run late.',
      },
    ])
  })

  it('reportStoryEngineError: a reported engine error (“Report a problem”) keeps what was shown', async () => {
    const body = { story_id: storyId, operation: 'splitScene', error_message: 'Scene Split Failed' }
    await test.ok('reportStoryEngineError', { as: ada, body })
    expect(await test.db.select().from(reports)).toMatchObject([
      { kind: 'ENGINE', sceneId: null, operation: 'splitScene', errorMessage: 'Scene Split Failed', description: '' },
    ])
  })

  it.each(['reportStoryRenderingIssues', 'reportStoryEngineError'] as const)(
    'a report by %s is about the user’s own story and a scene of it',
    async (id) => {
      const [otherStory, otherScene] = await makeStory(ada)
      const [foreignStory] = await makeStory(await test.user())
      const bodies = [
        { story_id: foreignStory },
        { story_id: crypto.randomUUID() },
        { story_id: storyId, scene_id: otherScene },
        { story_id: otherStory, scene_id: sceneId },
      ]
      for (const body of bodies) expect((await test.call(id, { as: ada, body })).status).toBe(404)
      expect(await test.db.select().from(reports)).toEqual([])
    },
  )
})

it.each([
  ['reportStoryRenderingIssues', { description: 'Again.' }],
  ['reportStoryEngineError', { operation: 'splitScene', error_message: 'Scene Split Failed' }],
] as const)('reports by %s are limited per user, together with feedback', async (id, body) => {
  for (let index = 0; index < 60; index++) await test.ok(id, { as: ada, body: { story_id: storyId, ...body } })
  const more = await test.call(id, { as: ada, body: { story_id: storyId, ...body } })
  const other = await test.call('submitFeedback', { as: ada, body: { feedback_type: 'GENERAL', feedback: 'Hm.' } })
  expect([more.status, other.status]).toEqual([429, 429])
})

describe('feedback', () => {
  it('submitFeedback: feedback is stored, with its rating and its story', async () => {
    const body = { feedback_type: 'FEATURE_REQUEST', feedback: 'Please add Danish.', rating: 4, story_id: storyId }
    const { report_id } = await test.ok('submitFeedback', { as: ada, body })
    expect(await test.db.select().from(reports)).toMatchObject([
      {
        id: report_id,
        userId: ada.id,
        storyId,
        feedbackType: 'FEATURE_REQUEST',
        description: 'Please add Danish.',
        rating: 4,
      },
    ])
  })

  it('feedback names the refused field', async () => {
    const body = { feedback_type: 'PRAISE', feedback: '', rating: 6 }
    const refusal = await test.call('submitFeedback', { as: ada, body })
    expect(refusal.status).toBe(400)
    expect(Object.keys((refusal.body as { fields: object }).fields).sort()).toEqual([
      'feedback',
      'feedback_type',
      'rating',
    ])
  })

  it('feedback about another user’s story is refused', async () => {
    const [foreign] = await makeStory(await test.user())
    const body = { feedback_type: 'BUG', feedback: 'Hm.', story_id: foreign }
    expect((await test.call('submitFeedback', { as: ada, body })).status).toBe(404)
  })

  it('feedback is limited per user and hour', async () => {
    const body = { feedback_type: 'GENERAL', feedback: 'Again.' }
    for (let index = 0; index < 60; index++) await test.ok('submitFeedback', { as: ada, body })
    const refusal = await test.call('submitFeedback', { as: ada, body })
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '3600'])
    test.clock.advance(60 * 60 * 1000)
    await test.ok('submitFeedback', { as: ada, body })
  })
})
