import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { spendingText } from '#src/features/editor/core/failed-calls.ts'
import { runCastCommand } from './run-cast-command.ts'

/** Generates another portrait; the old one stays until it is ready. @param most credits that were shown */
export function regenerateCharacterPortrait(editor: Editor, id: string, most?: number) {
  return runCastCommand(editor, {
    request: (key) =>
      apiRequest('getCharacterPortrait', {
        params: { storyId: editor.storyId, id, regenerate: true, idempotency_key: key },
      }),
    castSettle: (cast, portrait) => cast.map((each) => (each.id === id ? { ...each, ...portrait } : each)),
    failure: spendingText('Something Went Wrong'),
    busy: busyKeys.portrait(id),
    spends: true,
    most,
  })
}
