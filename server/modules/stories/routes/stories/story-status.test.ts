import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stories } from '#server/platform/db/schema/index.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { presentStoryStatus } from '#server/modules/stories/presenters/story-status.ts'

const test = await createTestApp()
afterAll(() => test.close())

let story: StoryRow
beforeAll(async () => {
  const ada = await test.user()
  const { id } = await makeStory(test.db, ada, { scenes: [90, 60] })
  const [row] = await test.db.select().from(stories).where(eq(stories.id, id))
  if (!row) throw new Error('Couldn’t create the story')
  story = row
})

const status = (change: Partial<StoryRow>) => test.scope((scope) => presentStoryStatus(scope, { ...story, ...change }))
const working = { status: 'GENERATING', scenesTotal: 4, scenesCompleted: 1, engineLabel: 'Test engine' } as const

it('a finished story is counted by its scenes', async () => {
  expect(await status({ scenesTotal: 9, scenesCompleted: 3, engineLabel: 'Test engine', revision: 7 })).toMatchObject({
    ...{ story_id: story.id, status: 'COMPLETED', scenes_total: 2, scenes_completed: 2, progress: 100 },
    ...{ activity: '', engine_label: null, can_cancel: false, error_message: null, credits_charged: 0 },
    ...{ duration_in_frames: 150, current_render: null, revision: 7, updated_at: story.updatedAt.toISOString() },
  })
})

it('a running story is counted by its planned scenes, and can be cancelled', async () => {
  expect(await status({ ...working, step: 'SPEAKING' })).toMatchObject({
    ...{ status: 'GENERATING', step: 'SPEAKING', scenes_total: 4, scenes_completed: 1 },
    ...{ engine_label: 'Test engine', can_cancel: true },
  })
})

it('a failed story has the reason', async () => {
  expect(await status({ status: 'FAILED', errorMessage: 'No room left' })).toMatchObject({
    ...{ status: 'FAILED', error_message: 'No room left', can_cancel: false },
  })
})

it.each<[step: StoryRow['step'], total: number, completed: number, progress: number]>([
  ['QUEUED', 0, 0, 0],
  ['WRITING', 0, 0, 5],
  ['SPLITTING', 0, 0, 5],
  ['TRANSCRIBING', 0, 0, 0],
  ['SPEAKING', 4, 0, 10],
  ['SPEAKING', 4, 1, 32],
  ['ILLUSTRATING', 4, 4, 100],
  ['ILLUSTRATING', 4, 5, 100],
])(
  'a story in the state %s with %i scenes, %i of them done, is at %i percent',
  async (step, total, completed, progress) => {
    const change = { ...working, step, scenesTotal: total, scenesCompleted: completed }
    expect((await status(change)).progress).toBe(progress)
  },
)

it.each<[step: StoryRow['step'], activity: string]>([
  ['NONE', ''],
  ['QUEUED', 'Waiting in the queue'],
  ['WRITING', 'Writing the story'],
  ['SPLITTING', 'Splitting the text into scenes'],
  ['TRANSCRIBING', 'Transcribing the recording'],
  ['TRANSLATING', 'Translating the story'],
  ['SPEAKING', 'Generating voice-over for scene 2 of 4'],
  ['ILLUSTRATING', 'Generating images for scene 2 of 4'],
  ['ANIMATING', 'Animating scene 2 of 4'],
])('a story in the state %s says “%s”', async (step, activity) => {
  expect((await status({ ...working, step })).activity).toBe(activity)
})

it('the current scene is never beyond the last, and never the first of none', async () => {
  const at = async (scenesTotal: number, scenesCompleted: number) =>
    (await status({ ...working, step: 'SPEAKING', scenesTotal, scenesCompleted })).activity
  expect(await at(4, 4)).toBe('Generating voice-over for scene 4 of 4')
  expect(await at(0, 0)).toBe('Generating voice-over for scene 1 of 1')
})
