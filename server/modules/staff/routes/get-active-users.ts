import { readDailySums, readTotalsBefore } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { lastDays, figuresByDay } from '#server/modules/staff/figures.ts'

const WINDOWS = ['ACTIVE_7', 'ACTIVE_30'] as const

/** Users who enter or leave a window of 7 or 30 days are counted; the sum up to a day is the number in it. */
export const getActiveUsers = route('getActiveUsers', async ({ db, services, body }) => {
  const { days, ...range } = lastDays(services.clock.now(), body.num_days)
  const of = figuresByDay(await readDailySums(db, ['ACTIVE', ...WINDOWS], range))
  const within = await readTotalsBefore(db, WINDOWS, range.from)
  const series = days.map((date) => {
    for (const kind of WINDOWS) within.set(kind, (within.get(kind) ?? 0) + of(kind, date))
    return {
      date,
      daily: of('ACTIVE', date),
      weekly: within.get('ACTIVE_7') ?? 0,
      monthly: within.get('ACTIVE_30') ?? 0,
    }
  })
  const { daily = 0, weekly = 0, monthly = 0 } = series.at(-1) ?? {}
  return { daily, weekly, monthly, series }
})
