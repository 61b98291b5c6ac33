import type { StorySummary } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { storyHref } from '#src/shared/lib/hrefs.ts'

/** URL of a story; a copy that is not fully translated opens beside its original. */
export function openHref(story: StorySummary): string {
  const isCopyToFinish = story.original_language !== null && story.status !== 'COMPLETED'
  return isCopyToFinish ? paths.duplicateStory.href({ storyId: story.id, way: 'texts' }) : storyHref(story)
}
