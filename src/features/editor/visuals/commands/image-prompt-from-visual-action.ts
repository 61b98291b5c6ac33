import type { VisualAction } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { spendingText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

export type { VisualAction }

/** Changes the prompt of the scene's last image in one respect; no image is generated. */
export async function imagePromptFromVisualAction(
  editor: Editor,
  sceneId: string,
  action: VisualAction,
): Promise<string | undefined> {
  const answer = await runLongCommand(editor, {
    request: apiRequest('imagePromptFromVisualAction', { body: { story: editor.storyId, scene: sceneId, action } }),
    failure: spendingText('Something Went Wrong'),
    busy: busyKeys.prompt(sceneId),
    spends: true,
  })
  return answer?.prompt
}
