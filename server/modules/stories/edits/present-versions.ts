import type { StoryVersion } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { storyVersions } from '#server/platform/db/schema/index.ts'
import { findMedia } from '#server/modules/stories/presenters/aroll.ts'

export type VersionRow = typeof storyVersions.$inferSelect
export type Version = StoryVersion

/** Versions as the contract shows them, in the order given. */
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
