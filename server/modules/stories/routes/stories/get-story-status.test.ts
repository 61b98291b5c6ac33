import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { stories } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

/** The status of a story of four scenes that all have images, in a state of its generation. */
async function statusOf(values: Partial<typeof stories.$inferInsert>) {
  const ada = await test.user()
  const { id } = await makeStory(test.db, ada, { scenes: [30, 30, 30, 30] })
  await test.db.update(stories).set(values).where(eq(stories.id, id))
  return test.ok('getStoryStatus', { as: ada, query: { story_id: id } })
}

const generating = { status: 'GENERATING', engineLabel: 'Draft engine' } as const

it.each([
  [{ step: 'QUEUED', scenesTotal: 0 }, 0, 'Waiting in the queue'],
  [{ step: 'WRITING', scenesTotal: 0 }, 5, 'Writing the story'],
  [{ step: 'SPLITTING', scenesTotal: 0 }, 5, 'Splitting the text into scenes'],
  [{ step: 'SPEAKING', scenesTotal: 9, scenesCompleted: 0 }, 10, 'Generating voice-over for scene 1 of 9'],
  [{ step: 'ILLUSTRATING', scenesTotal: 9, scenesCompleted: 3 }, 40, 'Generating images for scene 4 of 9'],
  [{ step: 'ANIMATING', scenesTotal: 9, scenesCompleted: 9 }, 100, 'Animating scene 9 of 9'],
  [{ step: 'ILLUSTRATING', scenesTotal: 9, scenesCompleted: 10 }, 100, 'Generating images for scene 9 of 9'],
] as const)('a generation at %o has come %i percent far: %s', async (state, progress, activity) => {
  const status = await statusOf({ ...generating, ...state })
  expect(status).toMatchObject({ progress, activity, can_cancel: true, engine_label: 'Draft engine' })
  expect(status.scenes_total).toBe(state.scenesTotal)
})

it('getStoryStatus: a story that is not being generated counts its current scenes, not those of its last generation', async () => {
  const ended = { ...generating, step: 'NONE', scenesTotal: 9, scenesCompleted: 2 } as const
  const completed = await statusOf({ ...ended, status: 'COMPLETED' })
  expect(completed).toMatchObject({
    scenes_total: 4,
    progress: 100,
    activity: '',
    can_cancel: false,
    engine_label: null,
  })
  expect(await statusOf({ ...ended, status: 'FAILED' })).toMatchObject({ scenes_total: 4, can_cancel: false })
})
