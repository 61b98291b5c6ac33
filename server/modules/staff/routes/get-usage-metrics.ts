import { readDailySums } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { lastDays, figuresByDay, readPersonFigures } from '#server/modules/staff/figures.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'

const KINDS = ['GENERATED', 'VIDEOS', 'UPLOADS', 'UPLOADED_BYTES', 'TASKS', 'CREDITS'] as const

/** For all users from the daily figures; for one user counted from their rows, which their indexes find. */
export const getUsageMetrics = route('getUsageMetrics', async (call) => {
  const { db, services, body } = call
  const { days, ...range } = lastDays(services.clock.now(), body.num_days)
  if (body.user_id !== undefined)
    await recordAudit(call, call.user, { action: 'VIEWED_PERSON', subject: 'PERSON', subjectId: body.user_id })
  const figures =
    body.user_id === undefined
      ? await readDailySums(db, KINDS, range)
      : await readPersonFigures(db, body.user_id, range)
  const of = figuresByDay(figures)
  return {
    num_days: body.num_days,
    series: days.map((date) => ({
      date,
      generations: of('GENERATED', date),
      exports: of('VIDEOS', date),
      uploads: of('UPLOADS', date),
      uploaded_bytes: of('UPLOADED_BYTES', date),
      tasks: of('TASKS', date),
      credits: of('CREDITS', date),
    })),
  }
})
