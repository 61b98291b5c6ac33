import { type CaptionWord } from './caption-pieces.ts'
import { alignWords } from './align-words.ts'
import { UNSPACED_SENTENCE, PARTS } from './captions.ts'

interface Captioned {
  text: string
  captions: CaptionWord[]
  areCaptionsOverridden: boolean
  isGenCaptionsFromVideoAudio: boolean
  audioMediaId: string | null
  /** ms */
  pauseAtTheEnd: number
}

/** The words of a text as captions count them, with their places: between spaces, and after a full stop where a script has no spaces. */
export function wordsOfText(text: string): { word: string; index: number }[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: token, index }) => {
    let at = index
    return token
      .split(UNSPACED_SENTENCE)
      .flatMap((sentence) => sentence.match(PARTS) ?? [])
      .map((word) => {
        const place = { word, index: at }
        at += word.length
        return place
      })
  })
}

/**
 * The captions a scene shows. A scene without a voice-over shows its text, spread over its length, so that it can be read; whatever a
 * person or a recording says goes before that.
 * @param lengthMs of the scene with its pause
 */
export function shownCaptions(scene: Captioned, lengthMs: number): CaptionWord[] {
  const isOwn = scene.captions.length > 0 || scene.areCaptionsOverridden || scene.isGenCaptionsFromVideoAudio
  if (isOwn || scene.audioMediaId !== null) return scene.captions
  const end = Math.floor(Math.max(lengthMs - scene.pauseAtTheEnd, 1))
  const words = wordsOfText(scene.text).map(({ word }) => word)
  return alignWords(words.join(' '), [{ start: 0, end }])
}
