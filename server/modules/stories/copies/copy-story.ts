import type { Scope } from '#server/platform/context.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { copyScreenplay } from '#server/modules/stories/screenplay/copy-screenplay.ts'
import { copyCast } from './copy-cast.ts'
import { copyScene } from '#server/modules/stories/scenes/copy-scene.ts'
import { scenesOf } from '#server/platform/db/queries/scenes-of.ts'
import { insertStory } from '#server/modules/stories/new-story.ts'

const MAX_TITLE_LENGTH = 200

/** A title with words behind it, cut so that both fit. */
export function titleWith(title: string, suffix: string): string {
  return title.slice(0, MAX_TITLE_LENGTH - suffix.length - 1) + ` ${suffix}`
}

type Changes = Partial<Omit<StoryRow, 'id' | 'createdAt' | 'updatedAt' | 'revision' | 'userId'>>

/**
 * A story beside its original, with the same texts, voices, pictures, cast and screenplay. What is being made for the original comes to the original only;
 * its public link and its exports stay with it.
 */
export async function copyStory(
  scope: Scope,
  original: StoryRow,
  changes: Changes,
): Promise<{ copy: StoryRow; scenes: SceneRow[] }> {
  const parts = await scenesOf(scope, original.id)
  const isWhole = parts.length > 0 && parts.every((scene) => scene.status === 'COMPLETED')
  const { id: _id, createdAt: _created, updatedAt: _updated, ...settings } = original
  const copy = await insertStory(scope, {
    ...settings,
    status: isWhole ? 'COMPLETED' : 'DRAFT',
    step: 'NONE',
    scenesTotal: 0,
    scenesCompleted: 0,
    errorMessage: null,
    engineLabel: null,
    generationHoldId: null,
    generationQuoteId: null,
    publicPreviewId: null,
    archived: false,
    creditCap: null,
    keptLengthInFrames: null,
    lastVideoMediaId: null,
    ...changes,
  })
  const people = await copyCast(scope, original.id, copy.id)
  const scenes: SceneRow[] = []
  for (const scene of parts)
    scenes.push(await copyScene(scope, scene, { storyId: copy.id, elementOrder: scene.elementOrder }, people))
  await copyScreenplay(scope, original.id, copy.id, people)
  return { copy, scenes }
}
