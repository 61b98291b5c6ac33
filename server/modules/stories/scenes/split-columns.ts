import { framesToMs } from '#src/domain/frames.ts'
import { wordsOfText } from '#src/domain/reading-captions.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { sceneFrames } from './scene-timing.ts'
import { cutWords, frameBetween, wordsBefore } from './cut-scene.ts'
import { silenceOf } from './merge-columns.ts'
import { cutText } from './cut-text.ts'

/** The words that a split counts: the captions, and before a scene is spoken those of its text. */
export function wordsOf({ captions, text }: Pick<SceneRow, 'captions' | 'text'>): string[] {
  return captions.length > 0 ? captions.map(({ word }) => word) : wordsOfText(text).map(({ word }) => word)
}

/** Frame of a cut after the first `index` words of a scene. Before it is spoken, words count as equally long. */
export function cutFrameOf(scene: SceneRow, index: number): number {
  const { captions, durationInFrames } = scene
  if (captions.length > 0) return frameBetween(captions, index, durationInFrames)
  const count = Math.max(1, wordsOf(scene).length)
  return Math.min(Math.max(Math.round((durationInFrames * index) / count), 1), durationInFrames - 1)
}

type Part = Pick<
  SceneRow,
  | 'text'
  | 'captions'
  | 'audioMediaId'
  | 'audioDurationMs'
  | 'pauseAtTheEnd'
  | 'durationInFrames'
  | 'transcriptionText'
  | 'voiceFadeInMs'
  | 'voiceFadeOutMs'
>

interface Parts {
  first: Part
  second: Part
}

/**
 * Columns of the two scenes of a split. The pause stays at the end of the second; a part keeps the length of what it shows,
 * unless that is below a scene's minimum.
 * @param media ids of the two halves of the voice-over
 */
export function splitColumns(
  scene: SceneRow,
  {
    index,
    frame,
    media,
    language,
  }: { index: number | null; frame: number; media: [string | null, string | null]; language: string },
): Parts {
  const words = scene.captions.map(({ word }) => word)
  const count = index ?? wordsBefore(scene.captions, frame)
  const cut = (text: string) => cutAfter(text, words, index, count)
  const texts = cut(scene.text)
  const captions = cutWords(scene.captions, Math.min(count, words.length), frame)
  const spoken = cutLength(scene.audioDurationMs, frame)
  const transcripts = scene.transcriptionText === null ? null : cut(scene.transcriptionText)
  const part = (at: 0 | 1, pause: number, frames: number): Part => {
    // Without speech, only the pause keeps its length.
    const isSilent = texts[at] === '' && spoken[at] === 0
    const pauseAtTheEnd = isSilent ? silenceOf(frames) : pause
    const timed = { ...scene, text: texts[at], audioDurationMs: spoken[at], pauseAtTheEnd }
    return {
      text: texts[at],
      captions: captions[at],
      audioMediaId: media[at],
      audioDurationMs: spoken[at],
      pauseAtTheEnd,
      durationInFrames: scene.playFullVideo ? frames : sceneFrames(timed, language),
      transcriptionText: transcripts?.[at] ?? null,
      // Nothing fades at the cut.
      voiceFadeInMs: at === 0 ? scene.voiceFadeInMs : 0,
      voiceFadeOutMs: at === 1 ? scene.voiceFadeOutMs : 0,
    }
  }
  return { first: part(0, 0, frame), second: part(1, scene.pauseAtTheEnd, scene.durationInFrames - frame) }
}

/** A single word stays on the side where it is spoken; an unspoken one stays in the first scene. */
function cutAfter(text: string, words: readonly string[], index: number | null, count: number): [string, string] {
  if (index !== null) return cutText(text, words, index)
  return words.length > 0 && count === 0 ? ['', text] : [text, '']
}

/** Length of both halves of a voice-over, whole ms and never a frame more than they have. */
export function cutLength(audioMs: number, frame: number): [number, number] {
  const at = framesToMs(frame)
  return [Math.floor(Math.min(audioMs, at)), Math.floor(Math.max(0, audioMs - at))]
}
