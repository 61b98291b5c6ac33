import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import type { ToolVerdict } from '#generated/schema.ts'
import { useListToolResults } from '#generated/client/tasks/tasks.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { TOOLS } from '../../lib/tools.ts'
import { isAtWork } from '../../lib/result-state.ts'
import { Pages } from '../pages.tsx'
import { ResultCard } from './result-card.tsx'
import styles from './history.module.css'

const PAGE_SIZE = 12
const POLL_MS = 2_000
const VERDICTS = [
  { value: '', label: 'All results' },
  { value: 'KEPT', label: 'Kept' },
  { value: 'REJECTED', label: 'Rejected' },
  { value: 'NONE', label: 'Not reviewed' },
] as const satisfies readonly { value: ToolVerdict | ''; label: string }[]

/** All results of the tools, in pages; search, filters and page are in the URL. */
export function History({ workspace }: { workspace: Workspace }) {
  const { search, change, tool } = workspace
  const words = search.get('query') ?? ''
  const verdict = VERDICTS.find(({ value }) => value === search.get('verdict'))?.value ?? ''
  const shownTool = search.get('tool') === 'all' ? '' : tool.id
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const list = useListToolResults(
    {
      page,
      page_size: PAGE_SIZE,
      ...(shownTool !== '' && { tool: shownTool }),
      ...(verdict !== '' && { verdict }),
      ...(words.trim() !== '' && { query: words.trim() }),
    },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) => (state.data?.results.some(isAtWork) ? POLL_MS : false),
      },
    },
  )
  const isFiltered = words.trim() !== '' || verdict !== ''
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="history-title">
          History
        </h2>
        <span className={styles.count}>{list.data?.count.toLocaleString('en')}</span>
        <span className={styles.gap} />
        <OutlinedInput
          className={styles.find}
          size="small"
          type="search"
          placeholder="Search results"
          value={words}
          startAdornment={<Search size={16} aria-hidden="true" />}
          onChange={(event) => change({ query: event.target.value, page: undefined })}
          inputProps={{ 'aria-label': 'Search results', maxLength: 200 }}
        />
        {TOOLS.length > 1 && (
          <Pick
            label="Tool"
            options={[
              { value: 'own', label: tool.name },
              { value: 'all', label: 'All tools' },
            ]}
            value={shownTool === '' ? 'all' : 'own'}
            onChange={(value) => change({ tool: value === 'all' ? 'all' : undefined, page: undefined })}
          />
        )}
        <Pick
          label="Show"
          options={VERDICTS}
          value={verdict}
          onChange={(value) => change({ verdict: value, page: undefined })}
        />
      </div>
      {list.isPending ? (
        <Skeletons label="Loading the history">
          <div className={styles.grid}>
            {Array.from({ length: 4 }, (_, at) => (
              <SkeletonImage key={at} ratio="4 / 3" />
            ))}
          </div>
        </Skeletons>
      ) : list.isError ? (
        <ErrorState
          title="Couldn’t load the history"
          text={`${list.error.message}. Please try again.`}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : list.data.results.length === 0 ? (
        isFiltered ? (
          <EmptyState title="No matching results" text="Search covers prompts and source names." />
        ) : (
          <EmptyState
            title="No results yet"
            text={
              <>
                Results appear here. <LearnMore about="tools-for-images-and-videos" label="the tools" />
              </>
            }
          />
        )
      ) : (
        <>
          <ul className={styles.grid}>
            {list.data.results.map((result) => (
              <li key={result.task_id}>
                <ResultCard
                  tool={tool}
                  result={result}
                  isShown={result.task_id === search.get('result')}
                  search={search}
                />
              </li>
            ))}
          </ul>
          <Pages
            label="Results"
            page={page}
            pageSize={PAGE_SIZE}
            count={list.data.count}
            onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
          />
        </>
      )}
    </section>
  )
}
