import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { planGeneration, startGeneration } from '#server/modules/generation/start-generation.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStoryStatus } from '#server/modules/stories/presenters/story-status.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireLength } from '#server/modules/stories/checks.ts'

export const submitStory = route('submitStory', async ({ user, params, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  const { story } = edit
  if (story.status === 'GENERATING' && (await makeAfterWriting(scope, story.id)))
    return presentStoryStatus(scope, story)
  requireIdle(story)
  const { all, open } = await planGeneration(scope, story)
  if (!all.some((scene) => scene.text.trim() !== '' || scene.lastUsedImagePrompt !== null))
    throw refused('STORY_EMPTY', 'Enter or paste text first')
  requireLength(
    all.reduce((sum, scene) => sum + scene.durationInFrames, 0),
    user,
  )
  const sceneIds = open.map((scene) => scene.id)
  await startGeneration(scope, story, { sceneIds, parts: 'ALL', total: all.length })
  await edit.finish('Generate story')
  return publishStatus(scope, story.id)
})

/**
 * Marks the running text generation to continue by itself, at the shown price; false when there is none, or when it was
 * already marked.
 */
async function makeAfterWriting({ db, approvedPrice }: Scope, storyId: string): Promise<boolean> {
  const isWriting = and(
    eq(jobs.storyId, storyId),
    eq(jobs.kind, 'write-story'),
    eq(jobs.cancelRequested, false),
    inArray(jobs.status, ['QUEUED', 'RUNNING']),
    sql`${jobs.payload}->>'thenMake' = 'false'`,
  )
  const updated = await db
    .update(jobs)
    .set({
      payload: sql`${jobs.payload} || ${JSON.stringify({ thenMake: true, mostCredits: approvedPrice?.most ?? null })}::jsonb`,
    })
    .where(isWriting)
    .returning({ id: jobs.id })
  return updated.length > 0
}
