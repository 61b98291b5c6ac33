import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { spendingText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Magic prompt: generates a prompt from the scene's text, or improves the given one; no image is generated. */
export async function generateMagicPrompt(
  editor: Editor,
  { sceneId, arollId, prompt, most }: { sceneId: string; arollId: string; prompt: string; most?: number },
): Promise<string | undefined> {
  const body = {
    story_id: editor.storyId,
    scene_id: sceneId,
    aroll_id: arollId,
    ...(prompt.trim() !== '' && { prompt: prompt.trim() }),
  }
  const answer = await runLongCommand(editor, {
    request: apiRequest('generateMagicPrompt', { body }),
    failure: spendingText('Something Went Wrong'),
    busy: busyKeys.prompt(sceneId),
    spends: true,
    ...(most !== undefined && { most }),
  })
  return answer?.prompt
}
