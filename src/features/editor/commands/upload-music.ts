import { updateMusicWithFormData } from '#generated/client/scenes/scenes.ts'
import type { Editor } from '../lib/editor.ts'
import { withStory } from '../lib/open-story.ts'
import { runCommand } from './run-command.ts'

/** Plays a person's own recording below the story. */
export function uploadMusic(editor: Editor, file: File) {
  return runCommand(editor, {
    call: () => updateMusicWithFormData({ story_id: editor.storyId, have_background_music: true, file }),
    settle: withStory,
    failure: 'Failed to upload media',
    isLong: true,
    busy: 'music',
  })
}
