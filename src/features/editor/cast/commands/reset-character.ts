import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCastCommand, withCharacter } from './run-cast-command.ts'

/** Resets a character to its description in the script. */
export function resetCharacter(editor: Editor, id: string) {
  return runCastCommand(editor, {
    request: apiRequest('resetCharacter', { params: { storyId: editor.storyId, id } }),
    castSettle: withCharacter,
    failure: serverText,
  })
}
