import { exportLimitError } from '#src/domain/length-limits.ts'
import { captionContrast } from '#src/video/captions/caption-colours.ts'
import { scenesLength } from '#src/video/timeline.ts'
import { scenesWithLargeCaptions, scenesWithQuickCaptions } from './caption-checks.ts'
import { filmOf } from '../../lib/film-of.ts'
import type { OpenStory, SceneRow } from '../../lib/open-story.ts'

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

/** Something a person may want to fix before the film is drawn. */
export interface Problem {
  kind: ProblemKind
  /** What is wrong, in words. */
  text: string
  /** Where, in playing order; empty when it is the whole story. */
  sceneIds: readonly string[]
}

/** These stand in the way of an export. */
export const blocksExport = ({ kind }: Problem): boolean => kind === 'being-made' || kind === 'too-long'

/** What is worth knowing before an export, the gravest first. `hasVoice`: whether a voice could speak a scene. */
export function problemsOf(
  open: OpenStory,
  { isPremium, hasVoice = () => true }: { isPremium: boolean; hasVoice?: (scene: SceneRow) => boolean },
): Problem[] {
  // What its scenes lack is on its way: nothing of it is to be fixed.
  if (open.story.status === 'GENERATING')
    return [
      { kind: 'being-made', text: 'The story is still being made. Export it when all scenes are there.', sceneIds: [] },
    ]
  const film = filmOf(open)
  const tooLong = exportLimitError(scenesLength(film), isPremium, open.story.kept_length_in_frames)
  const scenes = open.order.flatMap((id) => open.scenes[id] ?? [])
  const hasPicture = (scene: SceneRow) => scene.arollIds.some((id) => open.arolls[id]?.aroll_object.media)
  const hasWords = (scene: SceneRow) => scene.text.trim() !== '' || scene.audio_media !== null
  const where = (matches: (scene: SceneRow) => boolean) => scenes.filter(matches).map(({ id }) => id)
  const found: Problem[] = [
    {
      kind: 'empty-scene',
      text: 'Nothing to see or hear',
      sceneIds: where((scene) => !hasWords(scene) && !hasPicture(scene)),
    },
    {
      kind: 'unspoken',
      text: 'Not spoken yet',
      // What no voice here can speak is told by its captions.
      sceneIds: where((scene) => scene.audio_media === null && scene.text.trim() !== '' && hasVoice(scene)),
    },
    {
      kind: 'stale-voice',
      text: 'Voice-over is out of date',
      sceneIds: where(({ audio_media, is_voiceover_stale }) => audio_media !== null && is_voiceover_stale),
    },
    { kind: 'no-picture', text: 'No picture yet', sceneIds: where((scene) => hasWords(scene) && !hasPicture(scene)) },
    { kind: 'large-caption', text: 'Captions do not fit at this size', sceneIds: scenesWithLargeCaptions(film) },
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
