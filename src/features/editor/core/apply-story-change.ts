import type { RealtimePayload } from '#generated/realtime/events.ts'
import type { Editor } from './editor.ts'
import { refreshStory } from './refresh-story.ts'

/** Takes in what another tab or a job did to the story; after this tab's own edits that are on their way. */
export async function applyStoryChange(editor: Editor, change: RealtimePayload<'story-changed'>): Promise<void> {
  const { story_id: storyId, revision, origin } = change
  if (storyId !== editor.storyId) return
  // The first change after an export takes up the brand as it is by now, whoever made it.
  const keepsBrand = editor.store.getState().open.story.brand_exported_at !== null
  if (isForeignRevision(editor, revision, origin) || keepsBrand) await refreshStory(editor)
}

/**
 * Records the story’s newest revision. True when this tab does not know what changed: somebody else made it, or one before it was
 * missed. Its own changes come back too; late and repeated ones say nothing new.
 */
export function isForeignRevision(editor: Editor, revision: number, origin: string | null | undefined): boolean {
  if (revision <= editor.revision) return false
  const isNext = revision === editor.revision + 1
  editor.revision = revision
  return !isNext || !editor.ownKeys.has(origin ?? '')
}
