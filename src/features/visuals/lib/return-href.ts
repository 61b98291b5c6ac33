import type { StoryDocument } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'

/** URL to return to: the wizard's end for a story that is not generated yet, the editor for any other. */
export function returnHref({ story_id: storyId, status, creation_mode: mode }: StoryDocument): string {
  if (status === 'FAILED') return paths.generating.href({ story_id: storyId })
  if (status !== 'DRAFT') return paths.story.href({ storyId })
  if (mode === 'Screenplay') return paths.screenplay.href({ storyId, step: 'look' })
  if (mode === 'Audio') return paths.newAudioFor.href({ storyId, step: 'visuals' })
  if (mode === 'Text' || mode === 'Script' || mode === 'Narrated')
    return paths.newStoryFor.href({ storyId, step: 'review' })
  return paths.story.href({ storyId })
}
