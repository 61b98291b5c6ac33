import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { spendingText } from '#src/features/editor/core/failed-calls.ts'
import { runCastCommand, withCharacter } from './run-cast-command.ts'

/** Generates a character's sheet; the old one stays until it is ready. @param most credits that were shown */
export function drawCharacterSheet(editor: Editor, id: string, most?: number) {
  return runCastCommand(editor, {
    request: apiRequest('drawCharacterSheet', { params: { storyId: editor.storyId, id } }),
    castSettle: withCharacter,
    failure: spendingText('Something Went Wrong'),
    busy: busyKeys.sheet(id),
    spends: true,
    most,
  })
}
