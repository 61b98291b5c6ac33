import { eq, and, inArray, or, sql } from 'drizzle-orm'
import { ownTask } from '#server/platform/auth/ownership.ts'
import {
  media,
  tasks,
  arolls,
  brandSettings,
  characters,
  imageStyles,
  locations,
  loraTrainingData,
  musicCues,
  overlays,
  stories,
  storyEdits,
  storyVersions,
} from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Removes a result from the history, with its file unless it is in use. */
export const deleteToolResult = route('deleteToolResult', async ({ user, params, ...scope }) => {
  const task = await ownTask(scope.db, user, params.task_id)
  if (task.status === 'CREATED' || task.status === 'PROCESSING')
    throw new HttpError(409, { message: 'This is still being generated. Cancel it first.', error: 'TASK_RUNNING' })
  await scope.db.delete(tasks).where(eq(tasks.id, task.id))
  if (task.resultMediaId !== null && !(await isMediaUsed(scope.db, user.id, task.resultMediaId))) {
    const [gone] = await scope.db.delete(media).where(eq(media.id, task.resultMediaId)).returning()
    const keys = [gone?.fileKey, gone?.thumbnailKey].filter((key) => typeof key === 'string')
    const { files } = scope.services
    scope.afterCommit(() => Promise.all(keys.map((key) => files.remove(key))).then(() => undefined))
  }
  return { message: 'Result deleted' }
})

/** Whether a user's data shows an image or clip, was made from it, or could restore it by undo or as a version. */
async function isMediaUsed(db: DbOrTx, userId: string, mediaId: string): Promise<boolean> {
  const isIn = (
    column: typeof arolls.mediaId | typeof tasks.request | typeof storyEdits.patch | typeof storyEdits.inverse,
  ) => sql`position(${mediaId} in ${column}::text) > 0`
  const own = db.select({ id: stories.id }).from(stories).where(eq(stories.userId, userId))
  const places = [
    db.$count(arolls, eq(arolls.mediaId, mediaId)),
    db.$count(overlays, eq(overlays.mediaId, mediaId)),
    db.$count(musicCues, eq(musicCues.mediaId, mediaId)),
    db.$count(characters, or(eq(characters.portraitMediaId, mediaId), eq(characters.sheetMediaId, mediaId))),
    db.$count(locations, eq(locations.imageMediaId, mediaId)),
    db.$count(brandSettings, eq(brandSettings.logoMediaId, mediaId)),
    db.$count(
      loraTrainingData,
      or(eq(loraTrainingData.mediaId, mediaId), eq(loraTrainingData.originalMediaId, mediaId)),
    ),
    db.$count(imageStyles, or(eq(imageStyles.referenceImageMediaId, mediaId), eq(imageStyles.previewMediaId, mediaId))),
    db.$count(stories, eq(stories.leonardoStyleReferenceImageId, mediaId)),
    db.$count(tasks, and(eq(tasks.userId, userId), or(eq(tasks.sourceMediaId, mediaId), isIn(tasks.request)))),
    db.$count(storyEdits, and(inArray(storyEdits.storyId, own), or(isIn(storyEdits.patch), isIn(storyEdits.inverse)))),
    db.$count(
      storyVersions,
      and(inArray(storyVersions.storyId, own), sql`position(${mediaId} in ${storyVersions.snapshot}::text) > 0`),
    ),
  ]
  for (const place of places) if ((await place) > 0) return true
  return false
}
