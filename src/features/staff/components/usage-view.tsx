import { getActiveUsers, getUsageMetrics, useGetUsageDataByAction } from '#generated/client/admin/admin.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'
import { useDays } from '../hooks/use-days.ts'
import { usePosted } from '../hooks/use-posted.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { numberText } from '../lib/figure-text.ts'
import { DayChart } from './day-chart.tsx'
import { DaysChoice } from './days-choice.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { FunnelSection } from './funnel-section.tsx'
import { Loaded } from './loaded.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StaffPage } from './staff-page.tsx'

/** Who is active, what is used and paid for, how far people get, and the people and charges that this counts. */
export function UsageView() {
  const range = useDays()
  const { days } = range
  const rowsHref = useRowsHref()
  const active = usePosted('getActiveUsers', { num_days: days }, getActiveUsers)
  const metrics = usePosted('getUsageMetrics', { num_days: days }, getUsageMetrics)
  const actions = useGetUsageDataByAction({ num_days: days })
  const from = metrics.data?.series[0]?.date
  const chargesHref = (type: string, status: string) =>
    from === undefined ? undefined : rowsHref('CHARGE', { type, status, from })
  return (
    <StaffPage title="Usage" filters={<DaysChoice {...range} />}>
      <Loaded what="Active people" height={268} query={active}>
        {({ daily, weekly, monthly, series }) => (
          <DayChart
            title="Active people"
            note={`Today ${numberText(daily)} · in 7 days ${numberText(weekly)} · in 30 days ${numberText(monthly)}`}
            days={series.map(({ date }) => date)}
            isLines
            series={[
              { id: 'daily', label: 'That day', values: series.map((day) => day.daily), color: 'accent-9' },
              { id: 'weekly', label: 'In 7 days', values: series.map((day) => day.weekly), color: 'lane-music-wave' },
              {
                id: 'monthly',
                label: 'In 30 days',
                values: series.map((day) => day.monthly),
                color: 'lane-aroll-wave',
              },
            ]}
            emptyText="Nobody was active in these days"
          />
        )}
      </Loaded>
      <Loaded what="What is used" height={268} query={metrics}>
        {({ series }) => (
          <DayChart
            title="What is used"
            days={series.map(({ date }) => date)}
            series={[
              { id: 'tasks', label: 'Tasks', values: series.map((day) => day.tasks), color: 'lane-aroll-wave' },
              { id: 'exports', label: 'Exports', values: series.map((day) => day.exports), color: 'lane-voice-wave' },
              {
                id: 'generations',
                label: 'Generations',
                values: series.map((day) => day.generations),
                color: 'lane-music-wave',
              },
              { id: 'uploads', label: 'Uploads', values: series.map((day) => day.uploads), color: 'lane-caption-wave' },
            ]}
            emptyText="Nothing was used in these days"
          />
        )}
      </Loaded>
      <Loaded what="Credits by action" height={240} query={actions}>
        {({ actions: rows }) => (
          <FigureTable
            title="Credits by action"
            note={`The last ${days} days`}
            rows={rows}
            keyOf={({ action }) => action}
            emptyText="No credits were charged in these days"
            columns={[
              { label: 'Action', cell: ({ action }) => CREDIT_COSTS[action].label },
              {
                label: 'Charges',
                isNumber: true,
                cell: ({ action, calls }) => <FigureLink value={calls} href={chargesHref(action, 'CAPTURED')} />,
              },
              { label: 'People', isNumber: true, cell: ({ users }) => numberText(users) },
              { label: 'Credits', isNumber: true, cell: ({ credits }) => numberText(credits) },
              {
                label: 'Refunds',
                isNumber: true,
                cell: ({ action, refunds }) => <FigureLink value={refunds} href={chargesHref(action, 'REFUNDED')} />,
              },
            ]}
          />
        )}
      </Loaded>
      <FunnelSection />
      <RowsGrid views="USAGE" kinds={['PERSON', 'CHARGE']} />
    </StaffPage>
  )
}
