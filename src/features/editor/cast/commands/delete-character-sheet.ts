import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCastCommand, withCharacter } from './run-cast-command.ts'

/** Removes a character's sheet; it can be undone. */
export function deleteCharacterSheet(editor: Editor, id: string) {
  return runCastCommand(editor, {
    request: apiRequest('deleteCharacterSheet', { params: { storyId: editor.storyId, id } }),
    castEdit: (cast) => cast.map((each) => (each.id === id ? { ...each, sheet: null } : each)),
    castSettle: withCharacter,
    failure: serverText,
  })
}
