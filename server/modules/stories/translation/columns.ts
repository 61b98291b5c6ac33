import { alignWords } from '#src/domain/align-words.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { sceneFrames } from '#server/modules/stories/scenes/scene-timing.ts'

type Columns = Partial<Omit<SceneRow, 'id' | 'storyId'>>

/** How a translated text reaches people: a voice speaks it, or only captions show it. */
export type Delivery = 'VOICE' | 'CAPTIONS'

/** A scene whose words come with a film's own sound keeps that sound: only its captions change. */
export function deliveryOf(scene: SceneRow, hasVoice: boolean): Delivery {
  return hasVoice && !scene.isGenCaptionsFromVideoAudio ? 'VOICE' : 'CAPTIONS'
}

/** The columns of a scene with its text in the new language; an empty text takes the translation back. */
export function translatedColumns(scene: SceneRow, text: string, delivery: Delivery, language: string): Columns {
  const isTranslated = text.trim() !== ''
  if (!isTranslated && !scene.isTranslated) return {}
  const words = { text: isTranslated ? text.trim() : (scene.originalText ?? ''), isTranslated }
  if (delivery === 'VOICE') {
    const isStale = scene.audioMediaId !== null
    return { ...words, isVoiceoverStale: isStale, areCaptionsOverridden: false, ...(isStale ? {} : { captions: [] }) }
  }
  if (scene.isGenCaptionsFromVideoAudio) return { ...words, captions: spread(words.text, spanOf(scene)) }
  // Silent, as long as it takes to read it: its captions follow from the text, and a recording can take their place.
  const silence = { audioMediaId: null, audioDurationMs: 0, isVoiceoverStale: false, isUserUploadedAudio: false }
  const readable = { ...scene, ...words, audioDurationMs: 0 }
  const durationInFrames = Math.max(scene.durationInFrames, sceneFrames(readable, language))
  return { ...words, ...silence, areCaptionsOverridden: false, durationInFrames, captions: [] }
}

/** From the first to the last word that is heard now. */
function spanOf({ captions, durationInFrames }: SceneRow) {
  const [first] = captions
  const last = captions.at(-1)
  return { start: first?.start ?? 0, end: last?.end ?? Math.round(framesToMs(durationInFrames)) }
}

const spread = (text: string, span: { start: number; end: number }) => alignWords(text, [span])
