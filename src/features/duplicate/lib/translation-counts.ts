import type { SceneTranslation } from '#generated/schema.ts'

export interface TranslationCounts {
  /** Scenes with words. */
  total: number
  translated: number
  /** Translated, without a voice-over of the new text. */
  toSpeak: number
  spoken: number
  /** Spoken in about the original's time. */
  fitting: number
}

/** How far a translation is; scenes without words have nothing to translate. */
export function translationCounts(scenes: readonly SceneTranslation[]): TranslationCounts {
  const worded = scenes.filter((scene) => scene.original_text.trim() !== '')
  const translated = worded.filter((scene) => scene.is_translated)
  const spoken = translated.filter((scene) => scene.duration_ms !== null)
  return {
    total: worded.length,
    translated: translated.length,
    toSpeak: translated.length - spoken.length,
    spoken: spoken.length,
    fitting: spoken.filter((scene) => scene.fit === 'FITS').length,
  }
}
