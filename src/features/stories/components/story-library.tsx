import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useDeferredValue, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#src/shared/ui/faces/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { useStoryCount, type StoryFilter } from '../hooks/use-story-pages.ts'
import styles from './stories.module.css'
import { StoryActions } from './story-actions.tsx'
import { StoryGrid, StorySkeletons, type HrefOf } from './story-grid.tsx'

interface StoryLibraryProps {
  /** Only the stories of one project. */
  projectId?: string
  /** Shown when there is no story at all: the one next thing to do. */
  empty?: ReactNode
  /** Where a card leads; default: where the story opens. */
  hrefOf?: HrefOf
}

/** The person's stories with search and archive; both live in the address. */
export function StoryLibrary({ projectId, empty, hrefOf }: StoryLibraryProps) {
  const [search, setSearch] = useSearchParams()
  const query = search.get('query') ?? ''
  const archived = search.get('archived') === 'true'
  const filter = { query: useDeferredValue(query.trim()), archived, projectId }
  const list = useStoryCount(filter)
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
        <span className={styles.count}>{list.count?.toLocaleString('en') ?? ''}</span>
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
        <Switch
          label="Archived"
          checked={archived}
          onChange={(_event, isOn) => change('archived', isOn ? 'true' : '')}
        />
      </div>
      <StoryActions>
        <Content list={list} filter={filter} empty={empty} hrefOf={hrefOf} />
      </StoryActions>
    </section>
  )
}

interface ContentProps {
  list: ReturnType<typeof useStoryCount>
  filter: StoryFilter
  empty: ReactNode
  hrefOf: HrefOf | undefined
}

function Content({ list, filter, empty, hrefOf }: ContentProps) {
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
  if (list.data.count === 0)
    return filter.query !== '' ? (
      <EmptyState title="No story has these words" text="The title and the prompt are searched." />
    ) : filter.archived ? (
      <EmptyState title="Nothing is archived" text="What you archive waits here and can be taken back." />
    ) : (
      (empty ?? <EmptyState title="No stories yet" text="Say above what your first one is about." />)
    )
  return <StoryGrid filter={filter} count={list.data.count} hrefOf={hrefOf} />
}
