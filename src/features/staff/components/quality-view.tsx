import { useNavigate } from 'react-router-dom'
import { getQualityData } from '#generated/client/admin/admin.ts'
import { useDays } from '../hooks/use-days.ts'
import { usePosted } from '../hooks/use-posted.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { numberText, percentText, wordsOf } from '../lib/figure-text.ts'
import { DayChart } from './day-chart.tsx'
import { DaysChoice } from './days-choice.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StaffPage } from './staff-page.tsx'

const KINDS = { failed_generations: 'STORY', failed_tasks: 'TASK', failed_renders: 'EXPORT' } as const

/** What people reported, what failed and what was asked for anew, by day and by model. */
export function QualityView() {
  const range = useDays()
  const rowsHref = useRowsHref()
  const navigate = useNavigate()
  const query = usePosted('getQualityData', { num_days: range.days }, getQualityData)
  const show = (day: string, series: string) => {
    const within = { from: day, to: day }
    const failed = Object.entries(KINDS).find(([name]) => name === series)?.[1]
    const href =
      failed !== undefined
        ? rowsHref(failed, { ...within, status: 'FAILED' })
        : series === 'reports'
          ? rowsHref('REPORT', within)
          : rowsHref('CHARGE', { ...within, type: 'regenerate_image', status: 'CAPTURED' })
    if (href !== undefined) void navigate(href)
  }
  return (
    <StaffPage title="Quality" filters={<DaysChoice {...range} />}>
      <Loaded what="The figures" height={560} query={query}>
        {({ series, by_model: models }) => {
          const days = series.map(({ date }) => date)
          const from = days[0]
          return (
            <>
              <DayChart
                title="What went wrong"
                note="By the day on which it was begun"
                days={days}
                series={[
                  {
                    id: 'failed_tasks',
                    label: 'Failed tasks',
                    values: series.map((day) => day.failed_tasks),
                    color: 'danger-solid',
                  },
                  {
                    id: 'failed_generations',
                    label: 'Failed stories',
                    values: series.map((day) => day.failed_generations),
                    color: 'warning-solid',
                  },
                  {
                    id: 'failed_renders',
                    label: 'Failed exports',
                    values: series.map((day) => day.failed_renders),
                    color: 'lane-caption-wave',
                  },
                  {
                    id: 'reports',
                    label: 'Reports',
                    values: series.map((day) => day.reports),
                    color: 'lane-music-wave',
                  },
                ]}
                emptyText="Nothing failed and nothing was reported in these days"
                onPick={show}
              />
              <DayChart
                title="Pictures asked for anew"
                days={days}
                series={[
                  {
                    id: 'regenerated_images',
                    label: 'New pictures',
                    values: series.map((day) => day.regenerated_images),
                    color: 'lane-aroll-wave',
                  },
                ]}
                emptyText="No picture was asked for anew in these days"
                onPick={show}
              />
              <FigureTable
                title="By model"
                rows={models}
                keyOf={({ task_type: type, model_id: model }) => `${type} ${model}`}
                emptyText="No task was begun in these days"
                columns={[
                  { label: 'Model', cell: ({ model_id: model }) => model },
                  { label: 'Type', cell: ({ task_type: type }) => wordsOf(type) },
                  { label: 'Begun', isNumber: true, cell: ({ started }) => numberText(started) },
                  {
                    label: 'Failed',
                    isNumber: true,
                    cell: ({ task_type: type, model_id: model, failed }) => (
                      <FigureLink value={failed} href={rowsHref('TASK', { type, model, status: 'FAILED', from })} />
                    ),
                  },
                  {
                    label: 'Of all',
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
