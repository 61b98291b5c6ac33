import { asc, eq, inArray, and } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { arolls, characters, storyVersions } from '#server/platform/db/schema/index.ts'
import type { StorySnapshot } from '#server/platform/db/schema/history.ts'
import type { ArollRow, CharacterRow, MusicCueRow, OverlayRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { musicCuesOf } from '#server/platform/db/queries/music-cues.ts'
import { overlaysOf } from '#server/platform/db/queries/overlays.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { withoutPendingPortrait, withoutPendingWork } from './patch-log.ts'
import type { StoryVersion } from '#generated/schema.ts'
import { findMedia } from '#server/modules/stories/presenters/aroll.ts'
import { type Owner, ownStory } from '#server/platform/auth/ownership.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export type VersionRow = typeof storyVersions.$inferSelect

type Version = StoryVersion

export interface StoryRows {
  story: StoryRow
  scenes: SceneRow[]
  arolls: ArollRow[]
  overlays: OverlayRow[]
  musicCues: MusicCueRow[]
  characters: CharacterRow[]
}

/** Everything of a story that can be restored, as it is now. */
export async function readRows(scope: Scope, story: StoryRow): Promise<StoryRows> {
  const sceneRows = await scenesOf(scope, story.id)
  const ids = sceneRows.map(({ id }) => id)
  const cast = await scope.db
    .select()
    .from(characters)
    .where(eq(characters.storyId, story.id))
    .orderBy(asc(characters.createdAt))
  const besides = { overlays: await overlaysOf(scope, story.id), musicCues: await musicCuesOf(scope, story.id) }
  if (ids.length === 0) return { story, scenes: [], arolls: [], ...besides, characters: cast }
  const layers = scope.db.select().from(arolls).where(inArray(arolls.sceneId, ids))
  return {
    story,
    scenes: sceneRows,
    arolls: await layers.orderBy(asc(arolls.arollOrder)),
    ...besides,
    characters: cast,
  }
}

/** The stored form: without work in progress. */
export function toSnapshot(rows: StoryRows): StorySnapshot {
  return {
    story: { ...rows.story },
    scenes: rows.scenes.map((row) => withoutPendingWork('scenes', row)),
    arolls: rows.arolls.map((row) => withoutPendingWork('arolls', row)),
    overlays: rows.overlays.map((row) => ({ ...row })),
    musicCues: rows.musicCues.map((row) => ({ ...row })),
    brolls: [],
    characters: rows.characters.map((row) => ({ ...withoutPendingPortrait(row) })),
  }
}

/** Versions in the contract's form, in the order given. */
export async function presentVersions(scope: Scope, rows: readonly VersionRow[]): Promise<Version[]> {
  const shown = await findMedia(
    scope,
    rows.map((row) => row.thumbnailMediaId),
  )
  return rows.map((row) => ({
    version_id: row.id,
    story_id: row.storyId,
    name: row.name,
    is_automatic: row.isAutomatic,
    revision: row.revision,
    scenes_total: row.scenesTotal,
    duration_in_frames: row.durationInFrames,
    thumbnail_url: row.thumbnailMediaId === null ? null : (shown.get(row.thumbnailMediaId)?.thumbnail_url ?? null),
    created_at: row.createdAt.toISOString(),
  }))
}

export async function presentOneVersion(scope: Scope, row: VersionRow): Promise<Version> {
  const [one] = await presentVersions(scope, [row])
  if (!one) throw new Error('A version was not presented')
  return one
}

/** A version of the user's story; 404 otherwise. */
export async function ownVersion(
  db: DbOrTx,
  user: Owner,
  { story_id: storyId, version_id: versionId }: { story_id: string; version_id: string },
) {
  const story = await ownStory(db, user, storyId)
  const [version] = await db
    .select()
    .from(storyVersions)
    .where(and(eq(storyVersions.id, versionId), eq(storyVersions.storyId, story.id)))
  if (!version) throw notFound()
  return { story, version }
}
