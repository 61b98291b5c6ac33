import { sha256Of } from '#src/domain/sha256.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { makeReceipt, type ReceiptFacts } from '#server/modules/generation/receipts/make-receipt.ts'
import { fitArollDurations } from '#server/modules/stories/scenes/scene-timing.ts'
import { deliveryOf, translatedColumns } from './columns.ts'
import { hasVoice, type TranslatedStory } from './present.ts'

/** Writes a scene's text in the new language; its images last as long as the scene then does. An empty text removes the translation. */
export async function editSceneText(edit: StoryEdit, scene: SceneRow, text: string): Promise<SceneRow> {
  const { language } = edit.story
  const delivery = deliveryOf(scene, hasVoice(edit.scope.services.engines, language))
  const after = await edit.updateScene(scene, translatedColumns(scene, text, delivery, language))
  if (after.durationInFrames === scene.durationInFrames) return after
  const layers = (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []
  const lengths = fitArollDurations(
    after.durationInFrames,
    layers.map((layer) => layer.durationMs),
  )
  for (const [at, layer] of layers.entries()) await edit.updateAroll(layer, { durationMs: lengths[at] })
  return after
}

interface Translating extends Pick<ReceiptFacts, 'asked' | 'made' | 'paid' | 'began' | 'ended'> {
  texts: readonly string[]
}

/** The provenance of a copy's text. It names the engine that wrote the original, too. */
export function translationReceipt(
  { textReceipt, originalLanguage: from, language: to }: TranslatedStory,
  { texts, ...facts }: Translating,
): StoredReceipt {
  // A second part of a translation still has the first one's original.
  const original = textReceipt?.settings.find(({ name }) => name === 'original')?.value ?? textReceipt?.engine
  const receipt = makeReceipt({
    ...facts,
    work: 'TEXT',
    settings: { kind: 'TRANSLATION', from, to, original },
    inputs: [],
  })
  return { ...receipt, outputs: [...new Set([...(textReceipt?.outputs ?? []), ...texts.map(sha256Of)])] }
}
