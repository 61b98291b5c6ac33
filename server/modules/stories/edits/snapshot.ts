import { asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { arolls, brolls, characters } from '#server/platform/db/schema/index.ts'
import type { StorySnapshot } from '#server/platform/db/schema/history.ts'
import type { ArollRow, CharacterRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes-of.ts'
import { withoutPendingPortrait } from './without-pending-portrait.ts'
import { withoutPendingWork } from './patch-log.ts'

export interface StoryRows {
  story: StoryRow
  scenes: SceneRow[]
  arolls: ArollRow[]
  brolls: (typeof brolls.$inferSelect)[]
  characters: CharacterRow[]
}

/** Everything of a story that can be gone back to, as it is now. */
export async function readRows(scope: Scope, story: StoryRow): Promise<StoryRows> {
  const sceneRows = await scenesOf(scope, story.id)
  const ids = sceneRows.map(({ id }) => id)
  const cast = await scope.db
    .select()
    .from(characters)
    .where(eq(characters.storyId, story.id))
    .orderBy(asc(characters.createdAt))
  if (ids.length === 0) return { story, scenes: [], arolls: [], brolls: [], characters: cast }
  const layers = scope.db.select().from(arolls).where(inArray(arolls.sceneId, ids))
  const over = scope.db.select().from(brolls).where(inArray(brolls.sceneId, ids)).orderBy(asc(brolls.startMs))
  return {
    story,
    scenes: sceneRows,
    arolls: await layers.orderBy(asc(arolls.arollOrder)),
    brolls: await over,
    characters: cast,
  }
}

/** What is stored of it: nobody works on anything any more. */
export function toSnapshot(rows: StoryRows): StorySnapshot {
  return {
    story: { ...rows.story },
    scenes: rows.scenes.map((row) => withoutPendingWork('scenes', row)),
    arolls: rows.arolls.map((row) => withoutPendingWork('arolls', row)),
    brolls: rows.brolls.map((row) => ({ ...row })),
    characters: rows.characters.map((row) => ({ ...withoutPendingPortrait(row) })),
  }
}
