import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Cancels pending work; finished results stay. */
export async function stopQuote(editor: Editor, quoteId: string): Promise<void> {
  const stopped = await runLongCommand(editor, {
    request: apiRequest('stopQuote', { body: { quote_id: quoteId } }),
    failure: serverText,
    busy: busyKeys.real,
    spends: true,
  })
  if (stopped) await refreshStory(editor)
}
