import { voiceFor } from '#src/domain/voice-for.ts'
import type { Engines, VoiceInfo } from '#engines/ports.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'

/** The story's columns that select the speaker of a scene without one. */
export type StoryVoice = Pick<StoryRow, 'language' | 'defaultVoiceCode' | 'usualVoiceCode'>

/** The voice that speaks a scene of one story; null where captions alone show it. */
export type FindVoice = (scene: Pick<SceneRow, 'text' | 'languageAndVoiceCode'>) => VoiceInfo | null

export function voiceFinder(
  { voice: { voices } }: Pick<Engines, 'voice'>,
  { language, defaultVoiceCode, usualVoiceCode }: StoryVoice,
): FindVoice {
  return ({ text, languageAndVoiceCode }) =>
    voiceFor(voices, { text, language, chosen: [languageAndVoiceCode, defaultVoiceCode], usual: usualVoiceCode })
}

/** Whether the current text is not or not completely spoken. */
export function lacksVoiceOver(scene: SceneRow): boolean {
  return scene.text.trim() !== '' && (scene.audioMediaId === null || scene.isVoiceoverStale)
}

/** Whether a voice can speak the unspoken text. */
export function needsVoice(scene: SceneRow, findVoice: FindVoice): boolean {
  return lacksVoiceOver(scene) && findVoice(scene) !== null
}

/** The layer that still needs its image; 'new' when the scene has none. null when there is nothing to generate. */
export function missingImage(scene: SceneRow, layers: readonly ArollRow[]): ArollRow | 'new' | null {
  if (layers.length === 0) return imagePrompt(scene, null) === null ? null : 'new'
  return layers.find((layer) => layer.mediaId === null && imagePrompt(scene, layer) !== null) ?? null
}

/** The prompt of an image; null without a prompt or a text. */
export function imagePrompt(scene: SceneRow, layer: ArollRow | null): string | null {
  const { customImageGenerationPrompt: own, imageGenerationPrompt: written } = layer ?? {}
  const prompt = own ?? written ?? scene.lastUsedImagePrompt ?? scene.text
  return prompt.trim() === '' ? null : prompt
}

/** Whether the scene is complete; an old voice-over counts. */
export function isWhole(scene: SceneRow, layers: readonly ArollRow[], findVoice: FindVoice): boolean {
  const hasVoice = scene.audioMediaId !== null || findVoice(scene) === null
  return hasVoice && missingImage(scene, layers) === null
}
