import { keepPreviousData } from '@tanstack/react-query'
import { useGetGenerationAnalytics } from '#generated/client/admin/admin.ts'
import { useDays } from '../hooks/use-days.ts'
import { DayChart } from './day-chart.tsx'
import { DaysChoice } from './days-choice.tsx'
import { GenerationTables } from './generation-tables.tsx'
import { Loaded } from './loaded.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StaffPage } from './staff-page.tsx'

/** How generation went: by day, mode, task and model, what failed and why, how long it waited and took; and the rows of it. */
export function GenerationsView() {
  const range = useDays()
  const query = useGetGenerationAnalytics({ days: range.days }, { query: { placeholderData: keepPreviousData } })
  return (
    <StaffPage title="Generations" filters={<DaysChoice {...range} />}>
      <Loaded what="The generations" height={720} query={query}>
        {(found) => (
          <>
            <DayChart
              title="By day"
              note="Stories and tasks, by the day on which they were begun"
              days={found.series.map(({ date }) => date)}
              series={[
                {
                  ...{ id: 'completed', label: 'Completed', color: 'lane-aroll-wave' },
                  values: found.series.map(({ completed }) => completed),
                },
                {
                  ...{ id: 'open', label: 'Not ended', color: 'lane-music-wave' },
                  values: found.series.map(({ started, completed, failed }) =>
                    Math.max(0, started - completed - failed),
                  ),
                },
                {
                  ...{ id: 'failed', label: 'Failed, cancelled or throttled', color: 'danger-solid' },
                  values: found.series.map(({ failed }) => failed),
                },
              ]}
              emptyText="Nothing was generated in these days"
            />
            <GenerationTables found={found} />
          </>
        )}
      </Loaded>
      <RowsGrid views="GENERATIONS" kinds={['TASK', 'STORY', 'EXPORT', 'JOB']} />
    </StaffPage>
  )
}
