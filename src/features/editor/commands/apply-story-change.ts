import type { RealtimePayload } from '#generated/realtime/events.ts'
import type { Editor } from '../lib/editor.ts'
import { isForeignRevision } from './foreign-revision.ts'
import { refreshStory } from './refresh-story.ts'

/** Takes in what another tab or a job did to the story; after this tab's own edits that are on their way. */
export async function applyStoryChange(editor: Editor, change: RealtimePayload<'story-changed'>): Promise<void> {
  const { story_id: storyId, revision, origin } = change
  if (storyId !== editor.storyId) return
  // The first change after an export takes up the brand as it is by now, whoever made it.
  const keepsBrand = editor.store.getState().open.story.brand_exported_at !== null
  if (isForeignRevision(editor, revision, origin) || keepsBrand) await refreshStory(editor)
}
