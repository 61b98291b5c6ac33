import type { StorySummary } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { countScenes } from '#server/platform/db/queries/scene-counts.ts'
import type { SummaryRow } from '#server/platform/db/queries/summary-columns.ts'
import { findMedia } from './aroll.ts'
import { findStills } from '#server/modules/media/presenters/stills.ts'

export type { StorySummary }

/** Stories as cards in a list, in the order given. */
export async function presentStorySummaries(scope: Scope, rows: readonly SummaryRow[]): Promise<StorySummary[]> {
  const ids = rows.map((row) => row.id)
  const stills = await findStills(scope, ids)
  const counts = await countScenes(scope, ids)
  const videos = await findMedia(
    scope,
    rows.map((row) => row.lastVideoMediaId),
  )
  return rows.map((row) => {
    const pictures = stills.get(row.id) ?? []
    const count = counts.get(row.id)
    return {
      id: row.id,
      story_id: row.id,
      display_title: row.displayTitle,
      status: row.status,
      aspect_ratio: row.aspectRatio,
      language: row.language,
      original_language: row.originalLanguage,
      creation_mode: row.creationMode,
      archived: row.archived,
      project_id: row.projectId,
      thumbnail_url: pictures[0] ?? null,
      preview_images: pictures,
      duration_in_frames: count?.frames ?? 0,
      scenes_total: count?.total ?? 0,
      scenes_completed: count?.completed ?? 0,
      public_preview_id: row.publicPreviewId,
      public_preview_expires_at: row.publicPreviewExpiresAt?.toISOString() ?? null,
      last_video_file: row.lastVideoMediaId === null ? null : (videos.get(row.lastVideoMediaId)?.url ?? null),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    }
  })
}
