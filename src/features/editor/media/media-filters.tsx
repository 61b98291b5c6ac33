import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import styles from './media-panel.module.css'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { getListMediaQueryKey } from '#generated/client/media/media.ts'
import { fetchPage, type MediaFilter } from '#src/shared/media/media-loading.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'

interface MediaPick {
  scope: 'story' | 'all'
  kind: 'all' | 'image' | 'video' | 'audio'
  words: string
  /** Uploads and recordings alone. */
  isOwn?: boolean
}

export const noFilter: MediaPick = { scope: 'all', kind: 'all', words: '' }

const PAGE_SIZE = 24

/** Pause in typing after which the search starts, ms. */
const PAUSE_MS = 250

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
  { value: 'audio', label: 'Sound' },
] as const

interface MediaFiltersProps {
  filter: MediaPick
  onChange: (filter: MediaPick) => void
}

/** The filter of the media. */
export function MediaFilters({ filter, onChange }: MediaFiltersProps) {
  const [draft, setDraft] = useState(filter.words)
  const change = (part: Partial<MediaPick>) => {
    const next = { ...filter, ...part }
    const isNone = next.scope === noFilter.scope && next.kind === noFilter.kind && next.words === ''
    onChange(isNone ? noFilter : next)
  }
  const search = useEffectEvent((words: string) => words !== filter.words && change({ words }))
  useEffect(() => {
    const timer = setTimeout(() => search(draft.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // 'Show everything' clears the field, too.
  const [shownFilter, setShownFilter] = useState(filter)
  if (shownFilter !== filter) {
    setShownFilter(filter)
    if (filter === noFilter) setDraft('')
  }
  return (
    <div className={styles.filters} role="search">
      <OutlinedInput
        size="small"
        fullWidth
        value={draft}
        placeholder="Search names and prompts"
        startAdornment={
          <InputAdornment position="start">
            <Search size={16} aria-hidden="true" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': 'Search media', type: 'search' } }}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Segmented
        label="Media type"
        size="small"
        isWide
        segments={kinds}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <Switch
        label="This story only"
        checked={filter.scope === 'story'}
        onChange={(_event, isOn) => change({ scope: isOn ? 'story' : 'all' })}
      />
    </div>
  )
}

/** Ids of the media that match, newest first; their contents are in the media cache. */
export function useMediaList(storyId: string, { scope, kind, words, isOwn = false }: MediaPick) {
  const queries = useQueryClient()
  const query: MediaFilter = {
    page_size: PAGE_SIZE,
    ...(scope === 'story' && { story_id: storyId }),
    ...(kind !== 'all' && { media_type: kind }),
    ...(isOwn && { source__in: ['USER' as const] }),
    ...(words !== '' && { query: words }),
  }
  const list = useInfiniteQuery({
    // Two pages with the same calls: a change in one makes the other outdated, too.
    queryKey: [...getListMediaQueryKey(), 'endless', query],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...query, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next_page: next }) => next,
    // Media that arrived while the panel was closed sent no event to it.
    refetchOnMount: 'always',
  })
  useRealtimeEvent('media_update', ({ media }) => {
    if (media.status === 'COMPLETED') void queries.invalidateQueries({ queryKey: getListMediaQueryKey() })
  })
  const shown = list.data?.pages.flatMap(({ results }) => results) ?? []
  // Announced uploads are in the tray; failed ones cannot be put anywhere.
  const ids = shown.flatMap(({ id, status }) => (status === 'COMPLETED' || status === 'PROCESSING' ? id : []))
  return { ...list, ids: [...new Set(ids)] }
}
