import type { StorySnapshot } from '#server/platform/db/schema/history.ts'
import type { Scope } from '#server/platform/context.ts'
import { presentBrandLook } from '#server/modules/stories/presenters/brand-overlay.ts'
import { presentScenes } from '#server/modules/stories/presenters/scene.ts'
import type { StoryDocument } from '#server/modules/stories/presenters/story-document.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import type { StoryRows } from '#server/modules/stories/edits/snapshot.ts'
import { isLogged, withDates } from '#server/modules/stories/edits/tables.ts'

/** A version as the contract shows a story; addresses of files are signed again. */
export async function presentSnapshot(scope: Scope, now: StoryRow, snapshot: StorySnapshot): Promise<StoryDocument> {
  const rows = revive(now, snapshot)
  const scenes = await presentScenes(scope, rows.scenes, rows)
  return {
    ...(await presentStory(scope, rows.story)),
    scene_list: scenes.map(({ id }) => id),
    duration_in_frames: scenes.reduce((sum, scene) => sum + scene.duration_in_frames, 0),
    scenes,
    ...(await presentBrandLook(scope, rows.story)),
  }
}

/** Columns that came after the version was stored have the values they have now. */
function revive(now: StoryRow, { story, scenes, arolls, brolls }: StorySnapshot): StoryRows {
  const then = Object.fromEntries(Object.entries(story).filter(([name]) => isLogged('stories', name)))
  return {
    story: { ...now, ...withDates('stories', then) },
    scenes: scenes.map((row) => withDates('scenes', row) as StoryRows['scenes'][number]),
    arolls: arolls.map((row) => withDates('arolls', row) as StoryRows['arolls'][number]),
    brolls: brolls.map((row) => withDates('brolls', row) as StoryRows['brolls'][number]),
    characters: [],
  }
}
