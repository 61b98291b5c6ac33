import { getActiveUsers, getUsageMetrics, useGetUsageDataByAction } from '#generated/client/admin/admin.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'
import { useDays } from '../hooks/use-days.ts'
import { usePostQuery } from '../hooks/use-post-query.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { actionRows, activeRows, dayRows } from '../lib/figure-rows.ts'
import { DayChart } from './day-chart.tsx'
import { DaysChoice } from './days-choice.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { FunnelSection } from './funnel-section.tsx'
import { Loaded } from './loaded.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StaffPage } from './staff-page.tsx'

/** Active users, usage by action, payments, the funnel, and the users and charges behind the figures. */
export function UsageView() {
  const range = useDays()
  const { days } = range
  const rowsHref = useRowsHref()
  const active = usePostQuery('getActiveUsers', { num_days: days }, getActiveUsers)
  const metrics = usePostQuery('getUsageMetrics', { num_days: days }, getUsageMetrics)
  const actions = useGetUsageDataByAction({ num_days: days })
  const from = metrics.data?.series[0]?.date
  const ofAction = (name: keyof typeof actionRows, action: string) =>
    from === undefined ? undefined : rowsHref(actionRows[name](action, { from }))
  const activeHref = (name: keyof typeof activeRows, series: readonly { date: string }[]) => {
    const today = series.at(-1)?.date
    return today === undefined ? undefined : rowsHref(activeRows[name](today))
  }
  return (
    <StaffPage title="Usage" filters={<DaysChoice {...range} />}>
      <Loaded what="Active users" height={268} query={active}>
        {({ daily, weekly, monthly, series }) => (
          <DayChart
            title="Active users"
            note={
              <>
                Today <FigureLink value={daily} href={activeHref('daily', series)} /> · 7 days{' '}
                <FigureLink value={weekly} href={activeHref('weekly', series)} /> · 30 days{' '}
                <FigureLink value={monthly} href={activeHref('monthly', series)} />
              </>
            }
            days={series.map(({ date }) => date)}
            isLines
            series={[
              {
                ...{ id: 'daily', label: 'That day', color: 'accent-9', rowsOf: activeRows.daily },
                values: series.map((day) => day.daily),
              },
              {
                ...{ id: 'weekly', label: '7 days', color: 'lane-music-wave', rowsOf: activeRows.weekly },
                values: series.map((day) => day.weekly),
              },
              {
                ...{ id: 'monthly', label: '30 days', color: 'lane-aroll-wave', rowsOf: activeRows.monthly },
                values: series.map((day) => day.monthly),
              },
            ]}
            emptyText="No active users in this period"
          />
        )}
      </Loaded>
      <Loaded what="Feature usage" height={268} query={metrics}>
        {({ series }) => (
          <DayChart
            title="Feature usage"
            days={series.map(({ date }) => date)}
            series={[
              { id: 'tasks', label: 'Tasks', color: 'lane-aroll-wave' } as const,
              { id: 'exports', label: 'Exports', color: 'lane-voice-wave' } as const,
              { id: 'generations', label: 'Generations', color: 'lane-music-wave' } as const,
              { id: 'uploads', label: 'Uploads', color: 'lane-caption-wave' } as const,
            ].map((drawn) => ({
              ...drawn,
              values: series.map((day) => day[drawn.id]),
              rowsOf: (day) => dayRows[drawn.id]({ from: day, to: day }),
            }))}
            emptyText="No usage in this period"
          />
        )}
      </Loaded>
      <Loaded what="Credits by action" height={240} query={actions}>
        {({ actions: rows }) => (
          <FigureTable
            title="Credits by action"
            note={`Last ${days} days`}
            rows={rows}
            keyOf={({ action }) => action}
            emptyText="No credits charged in this period"
            columns={[
              { label: 'Action', cell: ({ action }) => CREDIT_COSTS[action].label },
              {
                label: 'Charges',
                isNumber: true,
                cell: ({ action, calls }) => <FigureLink value={calls} href={ofAction('calls', action)} />,
              },
              {
                label: 'Users',
                isNumber: true,
                cell: ({ action, users }) => <FigureLink value={users} href={ofAction('users', action)} />,
              },
              {
                label: 'Credits',
                isNumber: true,
                cell: ({ action, credits }) => <FigureLink value={credits} href={ofAction('credits', action)} />,
              },
              {
                label: 'Refunds',
                isNumber: true,
                cell: ({ action, refunds }) => <FigureLink value={refunds} href={ofAction('refunds', action)} />,
              },
            ]}
          />
        )}
      </Loaded>
      <FunnelSection from={range.from} to={range.to} />
      <RowsGrid views="USAGE" kinds={['PERSON', 'CHARGE', 'LEDGER']} period={range} />
    </StaffPage>
  )
}
