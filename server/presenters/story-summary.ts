import { sql } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import { scenes, stories } from '#server/db/schema/index.ts'
import { statement } from '#server/db/statement.ts'
import { findMedia } from './aroll.ts'
import { findStills } from './stills.ts'
import type { StoryRow } from '#server/db/rows.ts'

export type StorySummary = components['schemas']['StorySummary']

/** The columns a card shows: a list is read often, and stories are wide. */
export const summaryColumns = {
  id: stories.id,
  displayTitle: stories.displayTitle,
  status: stories.status,
  aspectRatio: stories.aspectRatio,
  language: stories.language,
  originalLanguage: stories.originalLanguage,
  creationMode: stories.creationMode,
  archived: stories.archived,
  projectId: stories.projectId,
  publicPreviewId: stories.publicPreviewId,
  publicPreviewExpiresAt: stories.publicPreviewExpiresAt,
  lastVideoMediaId: stories.lastVideoMediaId,
  createdAt: stories.createdAt,
  updatedAt: stories.updatedAt,
}

export type SummaryRow = Pick<StoryRow, keyof typeof summaryColumns>

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

export interface SceneCount {
  total: number
  completed: number
  /** Length of all scenes. */
  frames: number
}

/** How many scenes stories have, how many are whole, and how long they are together. */
export async function countScenes({ db }: Scope, storyIds: readonly string[]): Promise<Map<string, SceneCount>> {
  if (storyIds.length === 0) return new Map()
  const rows = await readSceneCounts(db, { storyIds })
  return new Map(rows.map(({ storyId, ...count }) => [storyId, count]))
}

const readSceneCounts = statement('scene_counts', ['storyIds'], (db, at) =>
  db
    .select({
      storyId: scenes.storyId,
      total: sql<number>`count(*)`.mapWith(Number),
      completed: sql<number>`count(*) filter (where ${scenes.status} = 'COMPLETED')`.mapWith(Number),
      frames: sql<number>`coalesce(sum(${scenes.durationInFrames}), 0)`.mapWith(Number),
    })
    .from(scenes)
    .where(sql`${scenes.storyId} = any(${at.storyIds})`)
    .groupBy(scenes.storyId),
)

export async function countScenesOf(scope: Scope, storyId: string): Promise<SceneCount> {
  return (await countScenes(scope, [storyId])).get(storyId) ?? { total: 0, completed: 0, frames: 0 }
}
