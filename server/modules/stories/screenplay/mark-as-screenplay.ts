import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'

/** A story that has no text of another kind becomes one of a screenplay; any other keeps its text. */
export async function markAsScreenplay(edit: StoryEdit): Promise<void> {
  const { isCreatedWithScreenplay, initialPrompt } = edit.story
  if (isCreatedWithScreenplay || initialPrompt.trim() !== '') return
  await edit.updateStory({ isCreatedWithScreenplay: true, scriptType: 'SCREENPLAY', creationMode: 'Screenplay' })
}
