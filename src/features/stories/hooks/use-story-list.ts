import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getGetUserStoriesQueryKey, getUserStories } from '#generated/client/stories/stories.ts'
import { useRealtimeEvent } from '#src/shared/realtime/use-realtime-event.ts'

const PAGE_SIZE = 20
/** How often the list is asked for while something in it is being made, ms. */
const POLL_MS = 2_000

export interface StoryFilter {
  query: string
  archived: boolean
}

/** The person's stories, newest change first, page after page; kept fresh while one of them is being made. */
export function useStoryList({ query, archived }: StoryFilter) {
  const params = { archived, page_size: PAGE_SIZE, ...(query === '' ? {} : { query }) }
  const list = useInfiniteQuery({
    queryKey: [...getGetUserStoriesQueryKey(), 'pages', params],
    queryFn: ({ pageParam, signal }) => getUserStories({ ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page) => page.next_page,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.results.some((story) => story.status === 'GENERATING')) ? POLL_MS : false,
  })
  useRealtimeEvent('story-status', () => void list.refetch())
  return { ...list, stories: list.data?.pages.flatMap((page) => page.results) ?? [], count: list.data?.pages[0]?.count }
}
