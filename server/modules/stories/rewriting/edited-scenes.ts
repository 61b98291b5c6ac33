import { pairScenes } from '#src/domain/pair-scenes.ts'
import type { Scope } from '#server/platform/context.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { handEdits, readEditFacts } from '#server/modules/generation/upkeep/hand-edits.ts'

/** From this share of common words on a changed text is still the same scene, 0 to 1. */
const SAME_SCENE = 0.5

/**
 * The scenes that stay when a story's text is written again: those that a person worked on and whose words came back, or nearly. One that
 * has a voice stays only with the very same words, for it would say others.
 * @returns by the place of the text in `texts`
 */
export async function findEditedScenes(
  scope: Scope,
  story: StoryRow,
  texts: readonly string[],
): Promise<Map<number, SceneRow>> {
  const facts = await readEditFacts(scope, story)
  const edited = new Set(facts.scenes.filter((scene) => handEdits(facts, scene).some((edit) => edit !== 'TEXT')))
  if (edited.size === 0) return new Map()
  const pairs = pairScenes(
    facts.scenes.map(({ text }) => text),
    texts,
  )
  const kept = new Map<number, SceneRow>()
  for (const { old, new: place, likeness } of pairs) {
    const scene = old === null ? undefined : facts.scenes[old]
    if (place === null || !scene || !edited.has(scene)) continue
    if (likeness === 1 || (likeness >= SAME_SCENE && scene.audioMediaId === null)) kept.set(place, scene)
  }
  return kept
}
