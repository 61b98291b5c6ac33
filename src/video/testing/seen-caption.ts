import { expect } from 'vitest'
import { drawCaptions } from '../captions/draw-captions.ts'
import type { VideoCaptions, VideoDocument, VideoScene } from '../document.ts'
import { markingCache, markingContext, type Mark } from './marks.ts'
import type { Box } from '../draw/types.ts'
import { lettersOf } from './paint-style.ts'
import { sampleFilm } from './sample-film.ts'

/** Letters of the medium size are 58 px high and 29 px wide in it. */
const SIZE = { width: 2000, height: 1000 }

/** 'one two three.' from the film's first second on, half a second each. */
export const WORDS = ['one', 'two', 'three.'].map((word, at) => ({
  word,
  start: 1000 + at * 500,
  end: 1500 + at * 500,
}))

export interface CaptionChange {
  captions?: Partial<VideoCaptions>
  scene?: Partial<VideoScene>
  film?: Partial<VideoDocument>
}

export function captionedFilm({ captions, scene, film }: CaptionChange = {}): [VideoDocument, VideoScene] {
  const sample = sampleFilm({ ...SIZE, ...film }, [{ text: 'x', frames: 300, animation: 'NONE', transition: '' }])
  const scenes = sample.scenes.map((each) => ({ ...each, captions: WORDS, ...scene }))
  const [only] = scenes
  if (!only) throw new Error('The film has a scene')
  return [{ ...sample, ...film, scenes, captions: { ...sample.captions, ...captions } }, only]
}

/**
 * The captions' drawing at a frame, in px of the film. By default no caption appears or disappears at that frame.
 * @param scale px of the canvas for each of the film
 */
export function seenCaption(change: CaptionChange = {}, frame = 40, scale = 1, cache = markingCache()): Mark[] {
  const [film, scene] = captionedFilm(change)
  const ctx = markingContext(film.width * scale, film.height * scale)
  ctx.scale(scale, scale)
  // Earlier drawings do not clip the captions.
  ctx.rect(0, 0, film.width, film.height)
  drawCaptions(ctx, film, scene, frame, { cache, sticker: () => ({ state: 'loading' }) })
  expect(ctx.globalAlpha).toBe(1)
  const boxOf = ({ x, y, width, height }: Mark | Box) => ({
    ...{ x: x / scale, y: y / scale },
    ...{ width: width / scale, height: height / scale },
  })
  return ctx.marks.map((mark) => ({
    ...mark,
    ...boxOf(mark),
    radius: mark.radius / scale,
    lineWidth: mark.lineWidth / scale,
    shadow: mark.shadow && { ...mark.shadow, blur: mark.shadow.blur / scale, down: mark.shadow.down / scale },
    clip: mark.clip?.map(boxOf) ?? null,
  }))
}

/** The letters that lie on top, of each word. */
export function wordsIn(marks: readonly Mark[]): Mark[] {
  const texts = [...new Set(lettersOf(marks).map(({ text }) => text))]
  return texts.flatMap((word) => lettersOf(marks).findLast(({ text }) => text === word) ?? [])
}

export const seenWords = (...request: Parameters<typeof seenCaption>) => wordsIn(seenCaption(...request))
