import type { ArollRow } from '#server/presenters/aroll.ts'
import type { SceneRow } from '#server/presenters/scene.ts'

export function needsVoice(scene: SceneRow): boolean {
  return scene.text.trim() !== '' && (scene.audioMediaId === null || scene.isVoiceoverStale)
}

/** The layer that still has to get its picture; 'new' when the scene has none. null when there is nothing to draw. */
export function missingPicture(scene: SceneRow, layers: readonly ArollRow[]): ArollRow | 'new' | null {
  if (layers.length === 0) return picturePrompt(scene, null) === null ? null : 'new'
  return layers.find((layer) => layer.mediaId === null && picturePrompt(scene, layer) !== null) ?? null
}

/** What a picture shall show; null when neither a prompt nor a text says it. */
export function picturePrompt(scene: SceneRow, layer: ArollRow | null): string | null {
  const { customImageGenerationPrompt: own, imageGenerationPrompt: written } = layer ?? {}
  const prompt = own ?? written ?? scene.lastUsedImagePrompt ?? scene.text
  return prompt.trim() === '' ? null : prompt
}

/** Whether nothing has to be made for the scene any more; an old voice-over counts. */
export function isWhole(scene: SceneRow, layers: readonly ArollRow[]): boolean {
  const hasVoice = scene.text.trim() === '' || scene.audioMediaId !== null
  return hasVoice && missingPicture(scene, layers) === null
}
