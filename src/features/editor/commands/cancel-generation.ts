import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '../lib/busy-keys.ts'
import type { Editor } from '../lib/editor.ts'
import { serverText } from './failure-text.ts'
import { refreshStory } from './refresh-story.ts'
import { runCommand } from './run-command.ts'

/** Cancels the pictures and clips that are not there yet; they are refunded. */
export async function cancelGeneration(editor: Editor): Promise<void> {
  const answer = await runCommand(editor, {
    request: apiRequest('cancelGeneration', { params: { story_id: editor.storyId } }),
    failure: serverText,
    busy: busyKeys.allVisuals,
    spends: true,
  })
  if (answer) await refreshStory(editor)
}
