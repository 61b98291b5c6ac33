import { exportLimitError } from '#src/domain/length-limits.ts'
import { captionContrast } from '#src/video/captions/caption-colours.ts'
import { scenesLength } from '#src/video/timeline.ts'
import { filmOf, type OpenStory, type SceneRow } from '../core/open-story.ts'
import { letterWidth } from '#src/domain/caption-pieces.ts'
import { captionPages } from '#src/domain/captions.ts'
import { divideWord } from '#src/domain/hyphenation.ts'
import { captionPainter, lettersOnLine } from '#src/video/captions/caption-painter.ts'
import type { VideoDocument, VideoScene } from '#src/video/document.ts'
import { cuesOf } from '#src/video/subtitles/cues.ts'

/** Letters a second that most people can read (Netflix' limit for adult programmes is 20). */
const READABLE_PER_SECOND = 21

export type ProblemKind =
  | 'being-made'
  | 'too-long'
  | 'empty-scene'
  | 'unspoken'
  | 'stale-voice'
  | 'no-picture'
  | 'large-caption'
  | 'quick-caption'
  | 'contrast'

/** Something the user may want to fix before the video is rendered. */
export interface Problem {
  kind: ProblemKind
  /** Description of the problem. */
  text: string
  /** The scenes in playing order; empty for the whole story. */
  sceneIds: readonly string[]
}

/** These prevent an export. */
export const blocksExport = ({ kind }: Problem): boolean => kind === 'being-made' || kind === 'too-long'

/** Problems before an export, the gravest first. `hasVoice`: whether a voice could speak a scene. */
export function problemsOf(
  open: OpenStory,
  { isPremium, hasVoice = () => true }: { isPremium: boolean; hasVoice?: (scene: SceneRow) => boolean },
): Problem[] {
  // Missing parts of its scenes are in generation: none of them needs a fix.
  if (open.story.status === 'GENERATING')
    return [
      {
        kind: 'being-made',
        text: 'The story is still being generated. Export it when all scenes are ready.',
        sceneIds: [],
      },
    ]
  const film = filmOf(open)
  const tooLong = exportLimitError(scenesLength(film), isPremium, open.story.kept_length_in_frames)
  const scenes = open.order.flatMap((id) => open.scenes[id] ?? [])
  const hasImage = (scene: SceneRow) => scene.arollIds.some((id) => open.arolls[id]?.aroll_object.media)
  const hasWords = (scene: SceneRow) => scene.text.trim() !== '' || scene.audio_media !== null
  const where = (matches: (scene: SceneRow) => boolean) => scenes.filter(matches).map(({ id }) => id)
  const found: Problem[] = [
    {
      kind: 'empty-scene',
      text: 'Empty scene',
      sceneIds: where((scene) => !hasWords(scene) && !hasImage(scene)),
    },
    {
      kind: 'unspoken',
      text: 'No voice-over yet',
      // Captions replace a voice-over in a language that no voice speaks.
      sceneIds: where((scene) => scene.audio_media === null && scene.text.trim() !== '' && hasVoice(scene)),
    },
    {
      kind: 'stale-voice',
      text: 'Voice-over is out of date',
      sceneIds: where(({ audio_media, is_voiceover_stale }) => audio_media !== null && is_voiceover_stale),
    },
    { kind: 'no-picture', text: 'No image yet', sceneIds: where((scene) => hasWords(scene) && !hasImage(scene)) },
    { kind: 'large-caption', text: 'Captions don’t fit at this size', sceneIds: scenesWithLargeCaptions(film) },
    { kind: 'quick-caption', text: 'Captions are too fast to read', sceneIds: scenesWithQuickCaptions(film) },
  ]
  return [
    ...(tooLong === null ? [] : [{ kind: 'too-long' as const, text: tooLong, sceneIds: [] }]),
    ...found.filter(({ sceneIds }) => sceneIds.length > 0),
    ...(film.captions.show && !captionContrast(film.captions).isEnough
      ? [{ kind: 'contrast' as const, text: 'Caption colours are hard to read', sceneIds: [] }]
      : []),
  ]
}

const scenesWith = (film: VideoDocument, matches: (scene: VideoScene) => boolean) =>
  film.captions.show
    ? film.scenes
        .filter((scene) => scene.showCaptions && scene.captions.length > 0 && matches(scene))
        .map(({ id }) => id)
    : []

/** Scenes with a caption that is shown smaller than chosen, because it needs more lines than its style has or a word is too wide. */
function scenesWithLargeCaptions(film: VideoDocument): string[] {
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

/** Scenes whose words are shown faster than people read. */
function scenesWithQuickCaptions(film: VideoDocument): string[] {
  return scenesWith(film, (scene) =>
    cuesOf({ scenes: [scene], language: film.language }).some(({ start, end, lines }) => {
      const letters = letterWidth(lines.join(' '))
      // Two words in a short second can be read at a glance.
      return letters > 12 && letters / ((end - start) / 1000) > READABLE_PER_SECOND
    }),
  )
}
