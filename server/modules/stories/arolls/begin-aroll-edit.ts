import { eq } from 'drizzle-orm'
import { type Owner, ownAroll } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import type { ArollRow, MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { beginEdit, type StoryEdit } from '#server/modules/stories/edits/edit.ts'

export interface ArollEdit {
  edit: StoryEdit
  aroll: ArollRow
  scene: SceneRow
}

/** Begins an edit of the A-roll's story; the rows are read after the story is locked, so they stay true until the commit. */
export async function beginArollEdit(scope: Scope, user: Owner, arollId: string): Promise<ArollEdit> {
  const { story } = await ownAroll(scope.db, user, arollId)
  const edit = await beginEdit(scope, user, story.id)
  const { aroll, scene } = await ownAroll(scope.db, user, arollId)
  return { edit, aroll, scene }
}

/** The video an A-roll shows; refuses pictures and empty A-rolls. */
export async function requireVideo(scope: Scope, aroll: ArollRow): Promise<MediaRow> {
  const [shown] = aroll.mediaId === null ? [] : await scope.db.select().from(media).where(eq(media.id, aroll.mediaId))
  if (aroll.arollType !== 'VideoARoll' || shown?.mediaType !== 'video')
    throw refused('NOT_A_VIDEO', 'This works only for videos')
  return shown
}
