import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getGetUserStoriesQueryKey, getUserStories } from '#generated/client/stories/stories.ts'
import type { StoryPage, StorySummary } from '#generated/schema.ts'
import { placeInList, type PlaceInList } from '#src/shared/api/place-in-list.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'

const PAGE_SIZE = 20
/** Polling interval for a story in generation, ms. */
const POLL_MS = 2_000

export interface StoryFilter {
  query: string
  archived: boolean
  projectId?: string | undefined
}

/** One page. Each has its own cache entry, so that a list of thousands loads only its visible pages. */
function pageQuery({ query, archived, projectId }: StoryFilter, page: number) {
  const params = {
    archived,
    page,
    page_size: PAGE_SIZE,
    ...(query === '' ? {} : { query }),
    ...(projectId === undefined ? {} : { project_id: projectId }),
  }
  return {
    queryKey: getGetUserStoriesQueryKey(params),
    queryFn: ({ signal }: { signal: AbortSignal }) => getUserStories(params, { signal }),
    placeholderData: keepPreviousData<StoryPage>,
  }
}

/** Number of stories, newest change first; `useStoryAt` loads each. */
export function useStoryCount(filter: StoryFilter) {
  const client = useQueryClient()
  const first = useQuery({ ...pageQuery(filter, 1), staleTime: 0 })
  useRealtimeEvent('story-status', () => void client.invalidateQueries({ queryKey: getGetUserStoriesQueryKey() }))
  return { ...first, count: first.data?.count }
}

/** The story at a place of the list. */
export function useStoryAt(filter: StoryFilter, index: number): PlaceInList<StorySummary> {
  const at = index % PAGE_SIZE
  const { data, isFetching, refetch } = useQuery({
    ...pageQuery(filter, Math.floor(index / PAGE_SIZE) + 1),
    select: ({ results }) => results[at],
    refetchInterval: ({ state }) => (state.data?.results[at]?.status === 'GENERATING' ? POLL_MS : false),
  })
  return placeInList({ data, isFetching, refetch })
}
