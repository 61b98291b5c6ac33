import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Engines } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { storyWords, type StoryWords } from '#server/modules/stories/arolls/drawn-from.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import type { ArollRow, MediaRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import { illustratorOfStory, type StoryIllustrator } from '#server/modules/tools/image-styles/style-model.ts'
import { findSpeakingClips, redrawn, type SpeakingClip } from '#server/modules/stories/arolls/speaking-clips.ts'
import { sourcesOf } from '#server/modules/generation/receipts/film-receipts.ts'
import type { TaskRow } from '#server/modules/tools/plan-of-task.ts'

/** All data that decides what of a story is outdated, read at once. */
export interface AssetFacts {
  engines: Engines
  story: StoryRow
  /** In playing order. */
  scenes: readonly SceneRow[]
  layers: ReadonlyMap<string, readonly ArollRow[]>
  /** The shown and played media, with their sources. */
  media: ReadonlyMap<string, MediaRow>
  /** Tasks of the story: running ones, and those whose results are shown. */
  tasks: readonly TaskRow[]
  words: StoryWords
  /** The image model and its inputs besides words. */
  storyIllustrator: StoryIllustrator
  /** The clips that speak, by the scene's id. */
  speaking: ReadonlyMap<string, SpeakingClip>
}

export async function readFacts(scope: Scope, story: StoryRow): Promise<AssetFacts> {
  const { db, services } = scope
  const scenes = await scenesOf(scope, story.id)
  const layers = await arollsOfScenes(
    scope,
    scenes.map(({ id }) => id),
  )
  const shown = [...layers.values()].flat()
  const ids = [...scenes.map(({ audioMediaId }) => audioMediaId), ...shown.map(({ mediaId }) => mediaId)]
  const arollIds = shown.map(({ id }) => id)
  return {
    engines: services.engines,
    story,
    scenes,
    layers,
    media: await sourcesOf(scope, story.userId, await mediaOfIds(scope, ids)),
    tasks:
      arollIds.length === 0
        ? []
        : await db
            .select()
            .from(tasks)
            .where(and(eq(tasks.userId, story.userId), isNotNull(tasks.arollId), inArray(tasks.arollId, arollIds))),
    words: await storyWords(db, story),
    storyIllustrator: await illustratorOfStory({ engines: services.engines, db }, story),
    speaking: await findSpeakingClips(scope, story, { scenes, layers: redrawn(layers) }),
  }
}
