import { pairScenes } from '#src/domain/pair-scenes.ts'
import type { RewritingPair, Rewriting } from '#generated/schema.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { RewritePayload } from '#server/platform/jobs/payloads.ts'
import { type EditFacts, handEdits, readEditFacts } from '#server/modules/generation/outdated/hand-edits.ts'
import type { Scope } from '#server/platform/context.ts'
import { listedWriting } from '#server/modules/generation/writing-price.ts'
import { findRewriting } from './find-rewriting.ts'

type WrittenScene = NonNullable<RewritePayload['written']>['scenes'][number]

export interface Pair {
  shown: RewritingPair
  /** null for one that is added. */
  scene: SceneRow | null
  /** null for one that is removed. */
  written: WrittenScene | null
}

/** A story's scenes beside the regenerated ones, in playing order. */
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

/** The regenerated script of a story, beside its current text. */
export async function presentRewriting(scope: Scope, story: StoryRow): Promise<Rewriting> {
  const found = await findRewriting(scope, story.id)
  const { written = null, problem = null } = found?.payload ?? {}
  const facts = written ? await readEditFacts(scope, story) : null
  return {
    story_id: story.id,
    rewriting_id: found?.id ?? null,
    state: found?.state ?? 'NONE',
    revision: story.revision,
    script_type: found?.payload.scriptType ?? null,
    initial_prompt: found?.payload.text ?? story.initialPrompt,
    engine: written?.receipt.engine ?? null,
    is_draft: written?.receipt.is_draft ?? scope.services.engines.writer.info.builtIn,
    error_message: problem,
    credits: listedWriting(story),
    pairs: facts && written ? pairsOf(facts, written.scenes).map(({ shown }) => shown) : [],
  }
}
