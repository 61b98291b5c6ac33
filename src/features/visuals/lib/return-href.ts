import type { StoryDocument } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'

/** Where the choosing began: a story that is not made yet at its wizard's end, any other in the editor. */
export function returnHref({ story_id: storyId, status, creation_mode: mode }: StoryDocument): string {
  if (status === 'FAILED') return paths.generating.href({ story_id: storyId })
  if (status !== 'DRAFT') return paths.story.href({ storyId })
  if (mode === 'Screenplay') return paths.screenplay.href({ storyId, step: 'look' })
  if (mode === 'Audio') return paths.newAudioFor.href({ storyId, step: 'visuals' })
  if (mode === 'Text' || mode === 'Script' || mode === 'Narrated')
    return paths.newStoryFor.href({ storyId, step: 'review' })
  return paths.story.href({ storyId })
}
