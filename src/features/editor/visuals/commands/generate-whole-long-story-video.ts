import type { AiOutputMode } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { visualText } from '#src/features/editor/core/failed-calls.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

interface AllVisualsRequest {
  mode: AiOutputMode
  /** Only the failures of the last run. */
  onlyFailed?: boolean
  /** Within a day and at half the price. */
  overnight?: boolean
  /** Credits that were shown. */
  most: number | undefined
}

/** Regenerates the images of all scenes in the story's style. Old images stay until the new ones are ready. */
export async function regenerateAllVisuals(
  editor: Editor,
  { mode, onlyFailed = false, overnight = false, most }: AllVisualsRequest,
): Promise<void> {
  const body = {
    ...{ story_id: editor.storyId, ai_output_mode: mode },
    ...(onlyFailed && { only_failed: true }),
    ...(overnight && { overnight }),
  }
  const answer = await runCommand(editor, {
    request: apiRequest('generateWholeLongStoryVideo', { body }),
    failure: visualText,
    busy: busyKeys.allVisuals,
    spends: true,
    // A button without a known price says 0: paid work then asks for confirmation.
    most: most ?? 0,
  })
  if (answer) await refreshStory(editor)
}
