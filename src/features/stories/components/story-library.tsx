import { Button } from '#src/shared/ui/button.tsx'
import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useDeferredValue, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useSearchValue } from '#src/shared/hooks/use-search-value.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { useStoryCount, type StoryFilter } from '../hooks/use-story-pages.ts'
import styles from './stories.module.css'
import { StoryActions } from './story-actions.tsx'
import { StoryGrid, StorySkeletons, type HrefOf } from './story-grid.tsx'

interface StoryLibraryProps {
  /** Only the stories of one project. */
  projectId?: string
  /** Shown without any story: the next step. */
  empty?: ReactNode
  /** URL of a card; default: where the story opens. */
  hrefOf?: HrefOf
}

/** The user's stories with search and archive; both are in the URL. */
export function StoryLibrary({ projectId, empty, hrefOf }: StoryLibraryProps) {
  const [query, setQuery] = useSearchValue('query')
  const [archivedValue, setArchived] = useSearchValue('archived')
  const archived = archivedValue === 'true'
  const filter = { query: useDeferredValue(query.trim()), archived: useDeferredValue(archived), projectId }
  const list = useStoryCount(filter)
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
          onChange={(event) => setQuery(event.target.value)}
          inputProps={{ 'aria-label': 'Search stories' }}
        />
        <Switch label="Archived" checked={archived} onChange={(_event, isOn) => setArchived(isOn ? 'true' : '')} />
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
        title="Couldn’t load stories"
        text={`${list.error.message}. Please try again.`}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (list.data.count === 0)
    return filter.query !== '' ? (
      <EmptyState title="No matching stories" text="Search covers titles and prompts." />
    ) : filter.archived ? (
      <EmptyState title="No archived stories" text="Archived stories appear here and can be restored." />
    ) : (
      (empty ?? (
        <EmptyState
          title="No stories yet"
          text={
            <>
              Describe your first video above. <LearnMore about="start-a-story" label="starting a story" />
            </>
          }
          action={
            <Button size="xsmall" component={Link} to={paths.examples.href()}>
              See examples
            </Button>
          }
        />
      ))
    )
  return <StoryGrid filter={filter} count={list.data.count} hrefOf={hrefOf} />
}
