import type { QueryClient } from '@tanstack/react-query'
import { getGetStoryQueryKey } from '#generated/client/stories/stories.ts'
import type { StoryDocument } from '../core/open-story.ts'

/** How old an answer may be, ms. */
const JUST_NOW_MS = 1_000

/**
 * The document that the page which watches a story being made has just fetched, so that the editor opens without asking again. Only while
 * it is being made: the editor then takes the whole story in again once it stands.
 */
export function watchedDocument(queries: QueryClient, storyId: string): StoryDocument | undefined {
  const query = queries.getQueryState<StoryDocument>(getGetStoryQueryKey({ story_id: storyId }))
  const isFresh = query !== undefined && !query.isInvalidated && Date.now() - query.dataUpdatedAt < JUST_NOW_MS
  return isFresh && query.data?.status === 'GENERATING' ? query.data : undefined
}
