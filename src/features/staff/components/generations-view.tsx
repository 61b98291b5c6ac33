import { lazy, Suspense } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetGenerationAnalytics } from '#generated/client/admin/admin.ts'
import type { GenerationDayPart } from '#generated/schema.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { SkeletonLine } from '#src/shared/ui/states/skeletons.tsx'
import { useDays } from '../hooks/use-days.ts'
import { modeRows, taskRows, type Within } from '../lib/figure-rows.ts'
import { mayOpen } from '../lib/staff-pages.ts'
import { DayChart } from './day-chart.tsx'
import { DaysChoice } from './days-choice.tsx'
import { Loaded } from './loaded.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StaffPage } from './staff-page.tsx'

// Below the fold, and more than a grid's page may load at first.
const GenerationTables = lazy(() =>
  import('./generation-tables.tsx').then((module) => ({ default: module.GenerationTables })),
)
const QueuesPanel = lazy(() => import('./queues-panel.tsx').then((module) => ({ default: module.QueuesPanel })))

const STATES = [
  { id: 'completed', label: 'Completed', color: 'lane-aroll-wave' },
  { id: 'open', label: 'Unfinished', color: 'lane-music-wave' },
  { id: 'failed', label: 'Failed', color: 'danger-solid' },
] as const

const PARTS = [
  {
    of: 'stories',
    title: 'Stories by day',
    note: 'Generated stories by start date',
    emptyText: 'No stories from this period were generated',
    rowsOf: (within: Within) => modeRows(undefined, within),
  },
  {
    of: 'tasks',
    title: 'Tasks by day',
    note: 'By start date',
    emptyText: 'No tasks started in this period',
    rowsOf: (within: Within) => taskRows({}, within),
  },
] as const

const countOf = ({ started, completed, failed }: GenerationDayPart, state: (typeof STATES)[number]['id']) =>
  ({ completed, failed, open: Math.max(0, started - completed - failed) })[state]

/** Generation figures: by day, mode, task and model, failures and reasons, waiting and working times; and their rows. */
export function GenerationsView() {
  const range = useDays()
  const own = useSessionStore((state) => state.user?.staff_roles ?? [])
  const query = useGetGenerationAnalytics({ days: range.days }, { query: { placeholderData: keepPreviousData } })
  return (
    <StaffPage title="Generations" filters={<DaysChoice {...range} />}>
      <Loaded what="The generations" height={720} query={query}>
        {(found) => (
          <>
            {PARTS.map(({ of, title, note, emptyText, rowsOf }) => (
              <DayChart
                key={of}
                title={title}
                note={note}
                days={found.series.map(({ date }) => date)}
                series={STATES.map(({ id, label, color }) => ({
                  ...{ id, label: id === 'failed' && of === 'tasks' ? 'Failed, cancelled or throttled' : label, color },
                  values: found.series.map((day) => countOf(day[of], id)),
                  rowsOf: (day: string) => rowsOf({ from: day, to: day })[id],
                }))}
                emptyText={emptyText}
              />
            ))}
            <Suspense fallback={<SkeletonLine width="100%" height={720} />}>
              <GenerationTables found={found} />
            </Suspense>
          </>
        )}
      </Loaded>
      {mayOpen(own, ['SUPPORT']) && (
        <Suspense fallback={<SkeletonLine width="100%" height={320} />}>
          <QueuesPanel />
        </Suspense>
      )}
      <RowsGrid views="GENERATIONS" kinds={['TASK', 'STORY', 'EXPORT', 'JOB', 'PIECE', 'UPLOAD']} />
    </StaffPage>
  )
}
