import { letterWidth } from '#src/domain/caption-pieces.ts'
import { captionPages } from '#src/domain/captions.ts'
import { divideWord } from '#src/domain/hyphenation.ts'
import { captionPainter, lettersOnLine } from '#src/video/captions/caption-painter.ts'
import type { VideoDocument, VideoScene } from '#src/video/document.ts'
import { cuesOf } from '#src/video/subtitles/cues.ts'

/** Letters a second that most people can still read (Netflix' limit for adult programmes is 20). */
export const READABLE_PER_SECOND = 21
const scenesWith = (film: VideoDocument, matches: (scene: VideoScene) => boolean) =>
  film.captions.show
    ? film.scenes
        .filter((scene) => scene.showCaptions && scene.captions.length > 0 && matches(scene))
        .map(({ id }) => id)
    : []

/** Scenes with a caption that is drawn smaller than chosen, because it needs more lines than its style has or a word is too wide. */
export function scenesWithLargeCaptions(film: VideoDocument): string[] {
  const { maxLines } = captionPainter(film.captions.style)
  const room = lettersOnLine(film)
  const fits = (text: string) => letterWidth(text) <= room
  return scenesWith(film, ({ captions }) =>
    captionPages(captions, film.captions.length, film.language).some(({ pieces }) => {
      let lines = 1
      let width = 0
      for (const { text, glued } of pieces) {
        const parts = fits(text) ? [text] : divideWord(text, film.language, fits)
        if (parts === null) return true
        for (const [at, part] of parts.entries()) {
          const needs = letterWidth(part)
          const joined = width + needs + (glued || width === 0 || at > 0 ? 0 : 0.5)
          if (joined > room) lines++
          width = joined > room ? needs : joined
        }
      }
      return lines > maxLines
    }),
  )
}

/** Scenes in which words come faster than people read. */
export function scenesWithQuickCaptions(film: VideoDocument): string[] {
  return scenesWith(film, (scene) =>
    cuesOf({ scenes: [scene], language: film.language }).some(({ start, end, lines }) => {
      const letters = letterWidth(lines.join(' '))
      // Two words in a short second are seen at a glance.
      return letters > 12 && letters / ((end - start) / 1000) > READABLE_PER_SECOND
    }),
  )
}
