import { layCues, type SubtitleCue } from '#src/domain/subtitles/lay-cues.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { type OpenStory, patchScene, patchStory, withStory } from '#src/features/editor/core/open-story.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** The scenes of the open story in the form that the import takes. */
export const captionPlaces = ({ order, scenes }: OpenStory) =>
  order.flatMap((id) => {
    const scene = scenes[id]
    return scene ? [{ id, durationInFrames: scene.duration_in_frames }] : []
  })

/** Replaces all captions of the story with those of a subtitle file. Times in ms from the video's start. */
export function importSubtitles(editor: Editor, cues: readonly SubtitleCue[]) {
  return runCommand(editor, {
    edit: (open) => {
      const captions_settings = {
        ...open.story.captions_settings,
        show_captions: true,
        caption_length_option: 'LONG' as const,
      }
      const { captions } = layCues(captionPlaces(open), cues)
      return [...captions].reduce(
        (story, [id, words]) => patchScene(story, id, { captions: words, are_captions_overridden: true }),
        patchStory(open, { captions_settings }),
      )
    },
    request: apiRequest('importSubtitles', { body: { story_id: editor.storyId, cues: [...cues] } }),
    settle: withStory,
    failure: withReason('Couldn’t import the subtitles'),
  })
}
