import { readDailySums, readTotalsBefore } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { lastDays, figuresByDay } from '#server/modules/staff/figures.ts'

const KINDS = ['SIGN_UPS', 'PREMIUM', 'STORIES', 'VIDEOS', 'CREDITS'] as const

export const getCumulativeStats = route('getCumulativeStats', async ({ db, services, query }) => {
  const { days, ...range } = lastDays(services.clock.now(), query.days)
  const of = figuresByDay(await readDailySums(db, KINDS, range))
  const totals = await readTotalsBefore(db, KINDS, range.from)
  const series = days.map((date) => {
    for (const kind of KINDS) totals.set(kind, (totals.get(kind) ?? 0) + of(kind, date))
    const total = (kind: (typeof KINDS)[number]) => totals.get(kind) ?? 0
    return {
      date,
      users: total('SIGN_UPS'),
      premium_users: total('PREMIUM'),
      stories: total('STORIES'),
      videos: total('VIDEOS'),
      credits_spent: total('CREDITS'),
    }
  })
  return { days: query.days, series }
})
