import type { Project, StorySummary } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { countStories, newestStories, type SummaryRow } from '#server/platform/db/queries/stories.ts'
import type { ProjectRow } from '#server/platform/db/rows.ts'
import { findStills } from '#server/modules/media/presenters/media.ts'
import { countScenes } from '#server/platform/db/queries/scenes.ts'
import { findMedia } from './aroll.ts'

export type { StorySummary }

export type { Project }

/** Projects in the contract's form, in the order given. */
export async function presentProjects(scope: Scope, rows: readonly ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const counts = await countStories(scope, ids)
  const newest = await newestStories(scope, ids)
  const stills = await findStills(
    scope,
    [...newest.values()].map((story) => story.id),
  )
  return rows.map((row) => {
    const story = newest.get(row.id)
    const changedAt = Math.max(row.updatedAt.getTime(), story?.updatedAt.getTime() ?? 0)
    return {
      id: row.id,
      project_id: row.id,
      name: row.name,
      story_count: counts.get(row.id)?.shown ?? 0,
      archived_count: counts.get(row.id)?.archived ?? 0,
      thumbnail_url: (story && stills.get(story.id)?.[0]) ?? null,
      created_at: row.createdAt.toISOString(),
      updated_at: new Date(changedAt).toISOString(),
    }
  })
}

export async function presentOneProject(scope: Scope, row: ProjectRow): Promise<Project> {
  const [one] = await presentProjects(scope, [row])
  if (!one) throw new Error('A project was not presented')
  return one
}

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
    const images = stills.get(row.id) ?? []
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
      thumbnail_url: images[0] ?? null,
      preview_images: images,
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
