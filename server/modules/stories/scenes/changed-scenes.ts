import type { SceneOrder, ChangedScenes } from '#generated/schema.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import type { Scope } from '#server/platform/context.ts'
import { presentScenes } from '#server/modules/stories/presenters/scene.ts'

/** Numbers scenes in the order of the list, writing only those that moved. */
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

/** Scenes of one edit in the contract's form: the named one first, the others beside it. */
export async function presentChangedScenes(scope: Scope, rows: readonly SceneRow[]): Promise<ChangedScenes> {
  const [first, ...further] = await presentScenes(scope, rows)
  if (!first) throw new Error('There is no scene to present')
  return further.length > 0 ? { ...first, further_scenes: further } : first
}
