import { asc, eq } from 'drizzle-orm'
import type { ChangedArolls } from '#generated/schema.ts'
import type { Owner } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { arolls, scenes } from '#server/platform/db/schema/index.ts'
import { presentArolls } from '#server/modules/stories/presenters/aroll.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import { beginArollEdit } from './begin-aroll-edit.ts'
import type { ArollChange } from './change-aroll.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/sync-scene.ts'

export type { ChangedArolls }

export interface ChangeOfMany {
  arollId: string
  /** Every A-roll of the story. */
  isForAll: boolean
  label: string
  /** Refuses by throwing; `isNamed` for the one the call is about. */
  change(aroll: ArollRow, isNamed: boolean): ArollChange
}

/** The same change of one A-roll or of all in its story; answers those it reached, the named one first. */
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
