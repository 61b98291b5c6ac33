import { type Owner, ownAroll } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { type Aroll, presentOneAroll, presentArolls } from '#server/modules/stories/presenters/aroll.ts'
import type { ArollRow, MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { type StoryEdit, beginEdit } from '#server/modules/stories/edits/edit.ts'
import { followVideo } from '#server/modules/stories/scenes/play-full-video.ts'
import { eq, asc } from 'drizzle-orm'
import { media, arolls, scenes } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import type { ChangedArolls } from '#generated/schema.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'

export type { ChangedArolls }

interface ChangeOfMany {
  arollId: string
  /** Every A-roll of the story. */
  isForAll: boolean
  label: string
  /** Refuses by throwing; `isNamed` for the A-roll of the call. */
  change(aroll: ArollRow, isNamed: boolean): ArollChange
}

interface ArollEdit {
  edit: StoryEdit
  aroll: ArollRow
  scene: SceneRow
}

export type ArollChange = Parameters<StoryEdit['updateAroll']>[1]

export interface ChangeOfOne {
  arollId: string
  /** Label in the history list. */
  label: string
  /** Refuses by throwing. */
  change(aroll: ArollRow): ArollChange | Promise<ArollChange>
  /** Whether its video's duration changes. */
  movesVideo?: boolean
}

/** One logged change of one A-roll; returns the updated A-roll. */
export async function changeAroll(scope: Scope, user: Owner, asked: ChangeOfOne): Promise<Aroll> {
  const { arollId, label, change, movesVideo = false } = asked
  const { edit, aroll, scene } = await beginArollEdit(scope, user, arollId)
  const row = await edit.updateAroll(aroll, await change(aroll))
  const shown = movesVideo ? await followVideo(edit, scene, row) : row
  await edit.finish(label)
  return presentOneAroll(scope, shown, edit.story.id)
}

/** Begins an edit of the A-roll's story; the rows are read after the story is locked, so they stay valid until the commit. */
export async function beginArollEdit(scope: Scope, user: Owner, arollId: string): Promise<ArollEdit> {
  const { story } = await ownAroll(scope.db, user, arollId)
  const edit = await beginEdit(scope, user, story.id)
  const { aroll, scene } = await ownAroll(scope.db, user, arollId)
  return { edit, aroll, scene }
}

/** The video of an A-roll; refuses images and empty A-rolls. */
export async function requireVideo(scope: Scope, aroll: ArollRow): Promise<MediaRow> {
  const [shown] = aroll.mediaId === null ? [] : await scope.db.select().from(media).where(eq(media.id, aroll.mediaId))
  if (aroll.arollType !== 'VideoARoll' || shown?.mediaType !== 'video')
    throw refused('NOT_A_VIDEO', 'This only works for videos')
  return shown
}

/** The same change of one A-roll or of all in its story; returns the changed ones, the named one first. */
export async function changeArolls(
  scope: Scope,
  user: Owner,
  { arollId, isForAll, label, change }: ChangeOfMany,
): Promise<ChangedArolls> {
  const { edit, aroll, scene } = await beginArollEdit(scope, user, arollId)
  const changed = [await edit.updateAroll(aroll, change(aroll, true))]
  const touched = new Set([scene.id])
  for (const other of isForAll ? await arollsOfStory(scope, edit.story.id) : []) {
    if (other.id === aroll.id) continue
    changed.push(await edit.updateAroll(other, change(other, false)))
    touched.add(other.sceneId)
  }
  for (const sceneId of touched) await syncSceneWithArolls(edit, sceneId)
  const { id, revision } = await edit.finish(label)
  return { story_id: id, revision, arolls: await presentArolls(scope, changed, id) }
}

async function arollsOfStory({ db }: Scope, storyId: string): Promise<ArollRow[]> {
  const rows = await db
    .select({ aroll: arolls })
    .from(arolls)
    .innerJoin(scenes, eq(scenes.id, arolls.sceneId))
    .where(eq(scenes.storyId, storyId))
    .orderBy(asc(scenes.elementOrder), asc(arolls.arollOrder))
  return rows.map((row) => row.aroll)
}
