import { pairScenes } from '#src/domain/pair-scenes.ts'
import type { RewritingPair } from '#generated/schema.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import type { RewritePayload } from '#server/platform/jobs/payloads.ts'
import { type EditFacts, handEdits } from '#server/modules/generation/upkeep/hand-edits.ts'

type WrittenScene = NonNullable<RewritePayload['written']>['scenes'][number]

export interface Pair {
  shown: RewritingPair
  /** null for one that is added. */
  scene: SceneRow | null
  /** null for one that is removed. */
  written: WrittenScene | null
}

/** A story's scenes beside those that were written anew, in playing order. */
export function pairsOf(facts: EditFacts, written: readonly WrittenScene[]): Pair[] {
  const { scenes } = facts
  const pairs = pairScenes(
    scenes.map(({ text }) => text),
    written.map(({ narration }) => narration),
  )
  return pairs.map((places) => {
    const scene = places.old === null ? null : (scenes[places.old] ?? null)
    const next = places.new === null ? null : (written[places.new] ?? null)
    const change = changeOf(scene, next)
    return {
      scene,
      written: next,
      shown: {
        id: `${placeOf(places.old)}-${placeOf(places.new)}`,
        change,
        scene_id: scene?.id ?? null,
        scene_number: scene === null ? null : scene.elementOrder + 1,
        old_text: scene?.text ?? null,
        new_text: next?.narration ?? null,
        hand_edits: scene === null || change === 'SAME' ? [] : handEdits(facts, scene),
      },
    }
  })
}

const placeOf = (place: number | null) => (place === null ? '' : String(place + 1))

function changeOf(scene: SceneRow | null, next: WrittenScene | null): RewritingPair['change'] {
  if (scene === null) return 'ADDED'
  if (next === null) return 'REMOVED'
  return scene.text.trim() === next.narration.trim() ? 'SAME' : 'CHANGED'
}
