import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchScene } from '#src/features/editor/core/open-story.ts'
import { spokenBy, runCastCommand } from './run-cast-command.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'

/** Deletes a character; the narrator speaks its scenes from then on. */
export function deleteCharacter(editor: Editor, id: string) {
  return runCastCommand(editor, {
    castEdit: (cast) => cast.filter((each) => each.id !== id),
    edit: (open) =>
      spokenBy(open, id).reduce((to, sceneId) => patchScene(to, sceneId, { speaker_story_character_id: null }), open),
    request: apiRequest('deleteCharacter', { params: { storyId: editor.storyId, id } }),
    failure: serverText,
  })
}
