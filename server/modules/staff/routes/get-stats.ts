import { readDailySums } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { lastDays, figuresByDay, sumOf } from '#server/modules/staff/figures.ts'

const KINDS = ['SIGN_UPS', 'ACTIVE', 'LAST_ACTIVE', 'STORIES', 'VIDEOS', 'CREDITS', 'TASKS'] as const

export const getStats = route('getStats', async ({ db, services, query }) => {
  const { days, ...range } = lastDays(services.clock.now(), query.days)
  const figures = await readDailySums(db, KINDS, range, { TASKS: 2 })
  const of = figuresByDay(figures)
  const series = days.map((date) => ({
    date,
    sign_ups: of('SIGN_UPS', date),
    active_users: of('ACTIVE', date),
    stories_created: of('STORIES', date),
    videos_exported: of('VIDEOS', date),
    credits_spent: of('CREDITS', date),
    failed_tasks: of('TASKS', date, 0, 'FAILED'),
  }))
  const total = (name: Exclude<keyof (typeof series)[number], 'date'>) =>
    series.reduce((sum, day) => sum + day[name], 0)
  return {
    days: query.days,
    sign_ups: total('sign_ups'),
    // Each user once, by their last day.
    active_users: sumOf(figures, ({ kind }) => kind === 'LAST_ACTIVE'),
    stories_created: total('stories_created'),
    videos_exported: total('videos_exported'),
    credits_spent: total('credits_spent'),
    failed_tasks: total('failed_tasks'),
    series,
  }
})
