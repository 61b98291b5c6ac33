import type { Render } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { countRendersAhead } from '#server/platform/db/queries/renders.ts'
import type { RenderRow } from '#server/platform/db/rows.ts'
import { findMedia } from './aroll.ts'

export type { Render }

/** An export in the contract's form. */
export async function presentRender(scope: Scope, row: RenderRow): Promise<Render> {
  const file = row.mediaId === null ? undefined : (await findMedia(scope, [row.mediaId])).get(row.mediaId)
  return {
    id: row.id,
    render_id: row.id,
    story_id: row.storyId,
    status: row.status,
    executor: row.executor,
    progress: row.progress,
    scene_number: row.sceneNumber,
    scenes_total: row.scenesTotal,
    renders_ahead: await countRendersAhead(scope.db, row),
    width: row.width,
    height: row.height,
    duration_in_frames: row.durationInFrames,
    error_message: row.errorMessage,
    media_id: row.status === 'COMPLETED' ? row.mediaId : null,
    video_url: row.status === 'COMPLETED' ? (file?.url ?? null) : null,
    file_name: `${row.storyId}.mp4`,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  }
}
