import { eq } from 'drizzle-orm'
import { sha256Of } from '#src/domain/sha256.ts'
import type { HandEdit } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { overlays } from '#server/platform/db/schema/index.ts'
import type { ArollRow, SceneRow } from '#server/platform/db/rows.ts'
import { chainOf } from '#server/modules/generation/receipts/film-receipts.ts'
import { readFacts, type AssetFacts } from './facts.ts'
import { isMadeByItself } from './stale-work.ts'

/** The data that shows which parts of a story users made themselves. */
export interface EditFacts extends Pick<AssetFacts, 'story' | 'scenes' | 'layers' | 'media' | 'tasks'> {
  /** Scenes with overlays that the writer did not put there. */
  overlaid: ReadonlySet<string>
}

export async function readEditFacts(scope: Scope, story: AssetFacts['story']): Promise<EditFacts> {
  const facts = await readFacts(scope, story)
  const over = await scope.db.select().from(overlays).where(eq(overlays.storyId, story.id))
  const written = new Set(facts.story.textReceipt?.outputs)
  const isWritten = ({ content }: (typeof over)[number]) => 'text' in content && written.has(sha256Of(content.text))
  // The shapes behind written words came with them.
  const withWritten = new Set(over.filter(isWritten).map(({ sceneId }) => sceneId))
  const own = over.filter((row) => !isWritten(row) && !(row.kind === 'SHAPE' && withWritten.has(row.sceneId)))
  return { ...facts, overlaid: new Set(own.flatMap(({ sceneId }) => sceneId ?? [])) }
}

/** User-made or user-changed parts of a scene: they would be lost with the scene, or contradict the story. */
export function handEdits(facts: EditFacts, scene: SceneRow): HandEdit[] {
  const written = new Set(facts.story.textReceipt?.outputs)
  const layers = facts.layers.get(scene.id) ?? []
  const found: [HandEdit, boolean][] = [
    ['TEXT', scene.text.trim() !== '' && !written.has(sha256Of(scene.text))],
    ['VOICE', scene.isUserUploadedAudio || scene.isVoiceoverTranscribed],
    ['CAPTIONS', scene.areCaptionsOverridden],
    ['VISUALS', facts.overlaid.has(scene.id) || layers.some((layer) => isOwnVisual(facts, layer))],
  ]
  return found.flatMap(([edit, isFound]) => (isFound ? [edit] : []))
}

function isOwnVisual(facts: EditFacts, layer: ArollRow): boolean {
  if (layer.customImageGenerationPrompt !== null || layer.shot?.is_locked) return true
  const shown = layer.mediaId === null ? undefined : facts.media.get(layer.mediaId)
  if (!shown) return false
  const chain = chainOf(shown, facts.media)
  return chain.at(-1)?.receipt?.work !== 'PICTURE' || !isMadeByItself(facts, chain)
}
