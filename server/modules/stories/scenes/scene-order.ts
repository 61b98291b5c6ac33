import type { SceneOrder } from '#generated/schema.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'

/** Numbers scenes as they stand in the list, writing only those that moved. */
export async function applyOrder(edit: StoryEdit, rows: readonly SceneRow[]): Promise<void> {
  for (const [elementOrder, row] of rows.entries())
    if (row.elementOrder !== elementOrder) await edit.updateScene(row, { elementOrder })
}

export function presentOrder(story: StoryRow, rows: readonly SceneRow[]): SceneOrder {
  return {
    story_id: story.id,
    scene_list: rows.map((row) => row.id),
    duration_in_frames: rows.reduce((sum, row) => sum + row.durationInFrames, 0),
    revision: story.revision,
  }
}
