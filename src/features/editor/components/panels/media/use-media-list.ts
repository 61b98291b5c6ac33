import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { getListMediaQueryKey } from '#generated/client/media/media.ts'
import { fetchPage, type MediaFilter } from '#src/shared/media/media-loading.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'

export interface MediaPick {
  scope: 'story' | 'all'
  kind: 'all' | 'image' | 'video' | 'audio'
  words: string
}

export const noFilter: MediaPick = { scope: 'all', kind: 'all', words: '' }

const PAGE_SIZE = 24

/** Ids of the media that match, newest first; what each of them is stands in the media cache. */
export function useMediaList(storyId: string, { scope, kind, words }: MediaPick) {
  const queries = useQueryClient()
  const query: MediaFilter = {
    page_size: PAGE_SIZE,
    ...(scope === 'story' && { story_id: storyId }),
    ...(kind !== 'all' && { media_type: kind }),
    ...(words !== '' && { query: words }),
  }
  const list = useInfiniteQuery({
    // Two pages behind the same calls: what changes the one makes the other old, too.
    queryKey: [...getListMediaQueryKey(), 'endless', query],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...query, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next_page: next }) => next,
    // What arrived while the panel was closed was published to nobody here.
    refetchOnMount: 'always',
  })
  useRealtimeEvent('media_update', ({ media }) => {
    if (media.status === 'COMPLETED') void queries.invalidateQueries({ queryKey: getListMediaQueryKey() })
  })
  const shown = list.data?.pages.flatMap(({ results }) => results) ?? []
  // Announced uploads stand in the tray; failed ones are nothing to put anywhere.
  const ids = shown.flatMap(({ id, status }) => (status === 'COMPLETED' || status === 'PROCESSING' ? id : []))
  return { ...list, ids: [...new Set(ids)] }
}
