import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { spendingText } from '#src/features/editor/core/failed-calls.ts'
import { runCastCommand, withCharacter } from './run-cast-command.ts'

/** Publishes a character and generates its portrait. @param most credits that were shown */
export function publishCharacter(editor: Editor, id: string, most?: number) {
  return runCastCommand(editor, {
    request: apiRequest('publishCharacter', { params: { storyId: editor.storyId, id } }),
    castSettle: withCharacter,
    failure: spendingText('Something Went Wrong'),
    busy: busyKeys.portrait(id),
    spends: true,
    most,
  })
}
