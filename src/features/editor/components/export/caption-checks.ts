import { letterWidth } from '#src/domain/caption-pieces.ts'
import { captionFontSize } from '#src/domain/caption-styles.ts'
import { captionPages } from '#src/domain/captions.ts'
import { captionPainter } from '#src/video/captions/caption-painter.ts'
import type { VideoDocument, VideoScene } from '#src/video/document.ts'
import { cuesOf } from '#src/video/subtitles/cues.ts'

/** Letters a second that most people can still read (Netflix' limit for adult programmes is 20). */
export const READABLE_PER_SECOND = 21
/** Mean width of a letter, in em. */
const LETTER = 0.53
/** Share of the video's width that a caption may take. */
const MAX_WIDTH_SHARE = 0.86

const scenesWith = (film: VideoDocument, matches: (scene: VideoScene) => boolean) =>
  film.captions.show
    ? film.scenes
        .filter((scene) => scene.showCaptions && scene.captions.length > 0 && matches(scene))
        .map(({ id }) => id)
    : []

/** Scenes with a caption that is drawn smaller than chosen, because it needs more lines than its style has or a word is too wide. */
export function scenesWithLargeCaptions(film: VideoDocument): string[] {
  const { type, maxLines } = captionPainter(film.captions.style)
  const em = captionFontSize(film.captions.fontSize, Math.min(film.width, film.height)) * type.scale
  const letter = (LETTER + type.letterSpacing) * (type.uppercase ? 1.16 : 1) * em
  const room = (MAX_WIDTH_SHARE * film.width) / letter
  return scenesWith(film, ({ captions }) =>
    captionPages(captions, film.captions.length, film.language).some(({ pieces }) => {
      let lines = 1
      let width = 0
      for (const { text, glued } of pieces) {
        const needs = letterWidth(text)
        if (needs > room) return true
        const joined = width + needs + (glued || width === 0 ? 0 : 0.5)
        if (joined > room) lines++
        width = joined > room ? needs : joined
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
