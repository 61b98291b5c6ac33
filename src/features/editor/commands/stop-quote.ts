import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '../lib/busy-keys.ts'
import type { Editor } from '../lib/editor.ts'
import { serverText } from './failure-text.ts'
import { refreshStory } from './refresh-story.ts'
import { runLongCommand } from './run-command.ts'

/** Calls off what has not come; what came stays. */
export async function stopQuote(editor: Editor, quoteId: string): Promise<void> {
  const stopped = await runLongCommand(editor, {
    request: apiRequest('stopQuote', { body: { quote_id: quoteId } }),
    failure: serverText,
    busy: busyKeys.real,
    spends: true,
  })
  if (stopped) await refreshStory(editor)
}
