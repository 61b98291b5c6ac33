import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { visualText } from '#src/features/editor/core/failed-calls.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

interface StaleWorkRequest {
  /** Ids of outdated assets; left out, all that can be regenerated. */
  items?: readonly string[]
  /** The price that was shown. */
  mostCredits: number
}

/** Regenerates only what is outdated. Old assets stay until the new ones are ready. */
export async function regenerateStaleWork(editor: Editor, { items, mostCredits }: StaleWorkRequest): Promise<boolean> {
  const body = { story_id: editor.storyId, most_credits: mostCredits, ...(items && { items: [...items] }) }
  const begun = await runLongCommand(editor, {
    request: apiRequest('regenerateStaleWork', { body }),
    failure: visualText,
    busy: busyKeys.regeneratingStaleWork,
    spends: true,
  })
  if (begun) await refreshStory(editor)
  return begun !== undefined
}
