import { Search } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import OutlinedInput from '@mui/material/OutlinedInput'
import { EmptyState } from '#src/shared/ui/faces/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { useStoryList } from '../hooks/use-story-list.ts'
import styles from './stories.module.css'
import { StoryGrid, StorySkeletons } from './story-grid.tsx'

/** The person's stories with search and archive; both live in the address. */
export function StoryLibrary() {
  const [search, setSearch] = useSearchParams()
  const query = search.get('query') ?? ''
  const archived = search.get('archived') === 'true'
  const list = useStoryList({ query: useDeferredValue(query.trim()), archived })
  const change = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return (
    <section aria-labelledby="stories-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="stories-title">
          Stories
        </h2>
        <span className={styles.count}>{list.count ?? ''}</span>
        <span className={styles.gap} />
        <OutlinedInput
          className={styles.find}
          size="small"
          type="search"
          placeholder="Search stories"
          value={query}
          startAdornment={<Search size={16} aria-hidden="true" />}
          onChange={(event) => change('query', event.target.value)}
          inputProps={{ 'aria-label': 'Search stories' }}
        />
        <Switch label="Archived" checked={archived} onChange={(_event, isOn) => change('archived', isOn ? 'true' : '')} />
      </div>
      <Content list={list} query={query} archived={archived} />
    </section>
  )
}

interface ContentProps {
  list: ReturnType<typeof useStoryList>
  query: string
  archived: boolean
}

function Content({ list, query, archived }: ContentProps) {
  if (list.isPending) return <StorySkeletons />
  if (list.isError)
    return (
      <ErrorState
        title="Stories did not load"
        text={`${list.error.message}. Nothing is lost.`}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (list.stories.length === 0)
    return query.trim() !== '' ? (
      <EmptyState title="No story has these words" text="The title and the prompt are searched." />
    ) : archived ? (
      <EmptyState title="Nothing is archived" text="What you archive waits here and can be taken back." />
    ) : (
      <EmptyState title="No stories yet" text="Say above what your first one is about." />
    )
  return (
    <StoryGrid
      stories={list.stories}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  )
}
