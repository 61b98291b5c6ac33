import { getQualityData } from '#generated/client/admin/admin.ts'
import { useDays } from '../hooks/use-days.ts'
import { usePostQuery } from '../hooks/use-post-query.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { dayRows, taskRows } from '../lib/figure-rows.ts'
import { percentText, wordsOf } from '../lib/figure-text.ts'
import { DayChart } from './day-chart.tsx'
import { DaysChoice } from './days-choice.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StaffPage } from './staff-page.tsx'

/** Reports, failures and retries of users, by day and by model. */
export function QualityView() {
  const range = useDays()
  const rowsHref = useRowsHref()
  const query = usePostQuery('getQualityData', { num_days: range.days }, getQualityData)
  return (
    <StaffPage title="Quality" filters={<DaysChoice {...range} />}>
      <Loaded what="Key figures" height={560} query={query}>
        {({ series, by_model: models }) => {
          const days = series.map(({ date }) => date)
          const from = days[0]
          return (
            <>
              <DayChart
                title="Failures and reports"
                note="By start date"
                days={days}
                series={[
                  {
                    id: 'failed_tasks',
                    rowsOf: (day) => dayRows.failed_tasks({ from: day, to: day }),
                    label: 'Failed tasks',
                    values: series.map((day) => day.failed_tasks),
                    color: 'danger-solid',
                  },
                  {
                    id: 'failed_generations',
                    rowsOf: (day) => dayRows.failed_generations({ from: day, to: day }),
                    label: 'Failed stories',
                    values: series.map((day) => day.failed_generations),
                    color: 'warning-solid',
                  },
                  {
                    id: 'failed_renders',
                    rowsOf: (day) => dayRows.failed_renders({ from: day, to: day }),
                    label: 'Failed exports',
                    values: series.map((day) => day.failed_renders),
                    color: 'lane-caption-wave',
                  },
                  {
                    id: 'reports',
                    rowsOf: (day) => dayRows.reports({ from: day, to: day }),
                    label: 'Reports',
                    values: series.map((day) => day.reports),
                    color: 'lane-music-wave',
                  },
                ]}
                emptyText="No failures or reports in this period"
              />
              <DayChart
                title="Regenerated images"
                days={days}
                series={[
                  {
                    id: 'regenerated_images',
                    rowsOf: (day) => dayRows.regenerated_images({ from: day, to: day }),
                    label: 'New images',
                    values: series.map((day) => day.regenerated_images),
                    color: 'lane-aroll-wave',
                  },
                ]}
                emptyText="No images regenerated in this period"
              />
              <FigureTable
                title="By model"
                rows={models}
                keyOf={({ task_type: type, model_id: model }) => `${type} ${model}`}
                emptyText="No tasks started in this period"
                columns={[
                  { label: 'Model', cell: ({ model_id: model }) => model },
                  { label: 'Type', cell: ({ task_type: type }) => wordsOf(type) },
                  {
                    label: 'Started',
                    isNumber: true,
                    cell: ({ task_type: type, model_id: model, started }) => (
                      <FigureLink value={started} href={rowsHref(taskRows({ type, model }, { from }).started)} />
                    ),
                  },
                  {
                    label: 'Failed',
                    isNumber: true,
                    cell: ({ task_type: type, model_id: model, failed }) => (
                      <FigureLink value={failed} href={rowsHref(taskRows({ type, model }, { from }).only_failed)} />
                    ),
                  },
                  {
                    label: 'Failure rate',
                    isNumber: true,
                    cell: ({ started, failed }) => percentText(failed / Math.max(1, started)),
                  },
                ]}
              />
            </>
          )
        }}
      </Loaded>
      <RowsGrid views="QUALITY" kinds={['REPORT']} />
    </StaffPage>
  )
}
