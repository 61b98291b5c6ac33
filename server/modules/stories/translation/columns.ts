import { alignWords } from '#src/domain/align-words.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { sceneFrames } from '#server/modules/stories/scenes/scene-timing.ts'
import { nearestVoices } from '#src/domain/cast-voices.ts'
import { voicesFor } from '#src/domain/voice-for.ts'
import type { VoiceInfo } from '#engines/ports.ts'

interface Casting {
  voices: readonly VoiceInfo[]
  /** The new language. */
  language: string
  /** Voices of the original in order, the narrator's first; repeats count once. */
  spoken: readonly string[]
  /** For the narrator. */
  chosen?: string | undefined
}

type Columns = Partial<Omit<SceneRow, 'id' | 'storyId'>>

/** Whether a translated text is spoken or only shown as captions. */
export type Delivery = 'VOICE' | 'CAPTIONS'

/** A scene with a film's own sound keeps that sound: only its captions change. */
export function deliveryOf(scene: SceneRow, hasVoice: boolean): Delivery {
  return hasVoice && !scene.isGenCaptionsFromVideoAudio ? 'VOICE' : 'CAPTIONS'
}

/** The columns of a scene with its text in the new language; an empty text removes the translation. */
export function translatedColumns(scene: SceneRow, text: string, delivery: Delivery, language: string): Columns {
  const isTranslated = text.trim() !== ''
  if (!isTranslated && !scene.isTranslated) return {}
  const words = { text: isTranslated ? text.trim() : (scene.originalText ?? ''), isTranslated }
  if (delivery === 'VOICE') {
    const isStale = scene.audioMediaId !== null
    return { ...words, isVoiceoverStale: isStale, areCaptionsOverridden: false, ...(isStale ? {} : { captions: [] }) }
  }
  if (scene.isGenCaptionsFromVideoAudio) return { ...words, captions: spread(words.text, spanOf(scene)) }
  // Silent, timed to the reading speed: its captions are derived from the text, and a recording can replace them.
  const silence = { audioMediaId: null, audioDurationMs: 0, isVoiceoverStale: false, isUserUploadedAudio: false }
  const readable = { ...scene, ...words, audioDurationMs: 0 }
  const durationInFrames = Math.max(scene.durationInFrames, sceneFrames(readable, language))
  return { ...words, ...silence, areCaptionsOverridden: false, durationInFrames, captions: [] }
}

/** From the first to the last spoken word now. */
function spanOf({ captions, durationInFrames }: SceneRow) {
  const [first] = captions
  const last = captions.at(-1)
  return { start: first?.start ?? 0, end: last?.end ?? Math.round(framesToMs(durationInFrames)) }
}

const spread = (text: string, span: { start: number; end: number }) => alignWords(text, [span])

/**
 * A voice of the language for each voice of the original: of the same gender, of a similar age, and a different one for each
 * while there are enough. Empty when no voice speaks the language.
 */
export function fitVoices({ voices, language, spoken, chosen }: Casting): Map<string, string> {
  const able = voicesFor(voices, language)
  const fitted = new Map<string, string>()
  if (able.length === 0) return fitted
  const taken = new Set<string>()
  for (const [at, id] of [...new Set(spoken)].entries()) {
    const original = voices.find((voice) => voice.id === id)
    const near = nearestVoices(able, original)
    const own = able.find((voice) => voice.id === (at === 0 ? (chosen ?? id) : id))
    const voice = own ?? near.find((each) => !taken.has(each.id)) ?? near[0]
    if (!voice) continue
    taken.add(voice.id)
    fitted.set(id, voice.id)
  }
  return fitted
}
