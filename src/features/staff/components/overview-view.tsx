import { useGetCumulativeStats, useGetStats } from '#generated/client/admin/admin.ts'
import type { CumulativeDay, DailyStats } from '#generated/schema.ts'
import { useDays } from '../hooks/use-days.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { halves } from '../lib/compare.ts'
import { dayRows, totalRows } from '../lib/figure-rows.ts'
import { AttentionList } from './attention-list.tsx'
import { DaysChoice } from './days-choice.tsx'
import { EngineTable } from './engine-table.tsx'
import { KpiStrip } from './kpi-strip.tsx'
import { Loaded } from './loaded.tsx'
import { StaffPage } from './staff-page.tsx'

type TotalName = Exclude<keyof CumulativeDay, 'date'>
type Name = Exclude<keyof DailyStats, 'date'>

/** The figures of some days with their change, how the totals grew, and what needs attention now. */
export function OverviewView() {
  const range = useDays()
  const { days } = range
  const rowsHref = useRowsHref()
  const stats = useGetStats({ days: days * 2 })
  // A user active on two days counts once: not a sum of days.
  const active = useGetStats({ days })
  const totals = useGetCumulativeStats({ days })
  return (
    <StaffPage title="Overview" filters={<DaysChoice {...range} />}>
      <AttentionList />
      <EngineTable />
      <Loaded what="Key figures" height={216} query={stats}>
        {({ series }) => {
          const { now, before } = halves(series)
          const within = { from: now[0]?.date, to: now.at(-1)?.date }
          const sum = (part: readonly DailyStats[], name: Name) => part.reduce((total, day) => total + day[name], 0)
          const figure = (label: string, name: Name) => ({
            label,
            value: sum(now, name),
            before: sum(before, name),
            days: now.map((day) => day[name]),
            href: rowsHref(dayRows[name](within)),
          })
          // Each user once; their change is that of an average day, since no user is new in two halves.
          const aDay = (part: readonly DailyStats[]) => sum(part, 'active_users') / days
          const people = { value: active.data?.active_users ?? 0, compared: [aDay(now), aDay(before)] as const }
          return (
            <KpiStrip
              label={`Last ${days} days`}
              days={days}
              figures={[
                figure('Sign-ups', 'sign_ups'),
                { ...figure('Active users', 'active_users'), ...people },
                figure('Stories started', 'stories_created'),
                figure('Videos exported', 'videos_exported'),
                figure('Credits charged', 'credits_spent'),
                { ...figure('Failed tasks', 'failed_tasks'), isLessBetter: true },
              ]}
            />
          )
        }}
      </Loaded>
      <Loaded what="Totals" height={108} query={totals}>
        {({ series }) => {
          const [first, last] = [series[0], series.at(-1)]
          const total = (label: string, name: TotalName) => ({
            label,
            value: last?.[name] ?? 0,
            days: series.map((day) => day[name] - Math.min(first?.[name] ?? 0, last?.[name] ?? 0)),
            href: rowsHref(totalRows[name]()),
          })
          return (
            <KpiStrip
              label="Total"
              days={days}
              figures={[
                total('Total users', 'users'),
                total('On a plan', 'premium_users'),
                total('Total stories', 'stories'),
                total('Total videos', 'videos'),
                total('Total credits charged', 'credits_spent'),
              ]}
            />
          )
        }}
      </Loaded>
    </StaffPage>
  )
}
