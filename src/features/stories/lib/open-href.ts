import type { StorySummary } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { storyHref } from '#src/shared/lib/hrefs.ts'

/** Where a story opens; a copy that is not yet whole in its language opens beside its original. */
export function openHref(story: StorySummary): string {
  const isCopyToFinish = story.original_language !== null && story.status !== 'COMPLETED'
  return isCopyToFinish ? paths.duplicateStory.href({ storyId: story.id, way: 'texts' }) : storyHref(story)
}
