import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { refusedValueText } from '#src/features/editor/core/failed-calls.ts'
import { originalIdOf, soundAt, type SoundPlace, withSound } from '#src/features/editor/core/open-sounds.ts'
import { withChanged } from '#src/features/editor/core/open-story.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

interface Replacement {
  place: SoundPlace
  mediaId: string
  /** Shown at once, where it is known. */
  media?: Media
}

/** Uses cleaned sounds, or originals again, in one edit. */
export function replaceSounds(editor: Editor, replacements: readonly Replacement[]) {
  const sounds = replacements.map(({ place: { sceneId, arollId }, mediaId }) => ({
    ...{ scene_id: sceneId, media_id: mediaId },
    ...(arollId !== undefined && { aroll_id: arollId }),
  }))
  return runCommand(editor, {
    edit: (open) =>
      replacements.reduce((changed, { place, media }) => (media ? withSound(changed, place, media) : changed), open),
    request: apiRequest('replaceSounds', { body: { story_id: editor.storyId, sounds } }),
    settle: withChanged,
    failure: refusedValueText,
  })
}

/** Those of the places whose sound was cleaned up. */
export const cleanedPlaces = (editor: Editor, places: readonly SoundPlace[]): SoundPlace[] =>
  places.filter((place) => soundAt(editor.store.getState().open, place)?.cleaned_from_id !== undefined)

/** Uses the originals of cleaned sounds again. */
export function restoreSounds(editor: Editor, places: readonly SoundPlace[]) {
  const { open } = editor.store.getState()
  const cleaned = cleanedPlaces(editor, places).flatMap((place) => {
    const media = soundAt(open, place)
    return media ? [{ place, mediaId: originalIdOf(media) }] : []
  })
  return cleaned.length > 0 ? replaceSounds(editor, cleaned) : Promise.resolve(undefined)
}
