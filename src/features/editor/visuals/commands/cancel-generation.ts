import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Cancels pending images and clips and refunds them. */
export async function cancelGeneration(editor: Editor): Promise<void> {
  const answer = await runCommand(editor, {
    request: apiRequest('cancelGeneration', { params: { story_id: editor.storyId } }),
    failure: serverText,
    busy: busyKeys.allVisuals,
    spends: true,
  })
  if (answer) await refreshStory(editor)
}
