import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { visualText } from '#src/features/editor/core/failed-calls.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Accepts a quote. Results replace the drafts as they arrive. */
export async function acceptQuote(editor: Editor, quoteId: string): Promise<boolean> {
  const begun = await runLongCommand(editor, {
    request: apiRequest('acceptQuote', { body: { quote_id: quoteId } }),
    failure: visualText,
    busy: busyKeys.real,
    spends: true,
  })
  if (begun) await refreshStory(editor)
  return begun !== undefined
}
