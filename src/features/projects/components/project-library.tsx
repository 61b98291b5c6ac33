import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FolderPlus, Search } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { planCounts } from '#src/domain/credits.ts'
import { useSearchValue } from '#src/shared/hooks/use-search-value.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { MissingCard } from '#src/shared/ui/card/card.tsx'
import { CardGrid } from '#src/shared/ui/card-grid/card-grid.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import { StoryCardSkeleton } from '#src/shared/ui/story-card/story-card.tsx'
import { useProjectAt, useProjectCount } from '../hooks/use-project-pages.ts'
import { ProjectCard } from './project-card.tsx'
import styles from './projects.module.css'

/** With the forms' library, which the list does not need to show itself. */
const NewProjectDialog = lazy(async () => ({ default: (await import('./new-project-dialog.tsx')).NewProjectDialog }))

/** All projects, with search in the URL. */
export function ProjectLibrary() {
  const [typed, setTyped] = useSearchValue('query')
  const query = useDeferredValue(typed.trim())
  const list = useProjectCount(query)
  const all = useProjectCount('')
  const isPremium = useSessionStore((state) => state.user?.is_premium === true)
  const [isAdding, setAdding] = useState(false)
  const room = planCounts(isPremium).projects
  const count = all.data?.count
  return (
    <>
      <PageHeader
        title="Projects"
        text={
          count === undefined
            ? 'Group related stories'
            : isPremium
              ? `Group related stories · ${count.toLocaleString('en')}`
              : `Group related stories · ${count} of ${room} in your plan`
        }
        actions={
          <Button
            variant="contained"
            icon={<FolderPlus size={16} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            New project
          </Button>
        }
      />
      {((count ?? 0) > 0 || typed !== '') && (
        <OutlinedInput
          className={styles.find}
          size="small"
          type="search"
          placeholder="Search projects"
          value={typed}
          startAdornment={<Search size={16} aria-hidden="true" />}
          onChange={({ target }) => setTyped(target.value)}
          inputProps={{ 'aria-label': 'Search projects' }}
        />
      )}
      <Content list={list} query={query} onAdd={() => setAdding(true)} />
      {isAdding && (
        <Suspense>
          <NewProjectDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}

interface ContentProps {
  list: ReturnType<typeof useProjectCount>
  query: string
  onAdd: () => void
}

function Content({ list, query, onAdd }: ContentProps) {
  if (list.isPending)
    return (
      <Skeletons label="Loading projects">
        <div className={styles.grid}>
          {Array.from({ length: 4 }, (_, at) => (
            <StoryCardSkeleton key={at} />
          ))}
        </div>
      </Skeletons>
    )
  if (list.isError)
    return (
      <ErrorState
        title="Couldn’t load projects"
        text={`${list.error.message}. Please try again.`}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (list.data.count === 0)
    return query === '' ? (
      <EmptyState
        title="No projects yet"
        text={
          <>
            Group related stories in a project, such as a series, client or campaign.{' '}
            <LearnMore about="projects" label="projects" />
          </>
        }
        action={
          <Button size="xsmall" onClick={onAdd}>
            New project
          </Button>
        }
      />
    ) : (
      <EmptyState title="No matching projects" text="Search covers names." />
    )
  return (
    <CardGrid label="Projects" count={list.data.count} renderCard={(index) => <Slot index={index} query={query} />} />
  )
}

function Slot({ index, query }: { index: number; query: string }) {
  const { item: project, isMissing, retry } = useProjectAt(query, index)
  if (isMissing) return <MissingCard onRetry={retry} />
  return project ? <ProjectCard project={project} /> : <StoryCardSkeleton />
}
