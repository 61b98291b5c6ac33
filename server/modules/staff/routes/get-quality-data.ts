import { desc, eq } from 'drizzle-orm'
import { readDailySums, readFigureSums } from '#server/platform/db/queries/figures.ts'
import { reports, users } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { lastDays, figuresByDay, sumOf } from '#server/modules/staff/figures.ts'
import { tasksByModel } from '#server/modules/staff/generation-figures.ts'
import { maskAddress } from '#server/modules/staff/people.ts'

const KINDS = ['REPORTS', 'STORIES', 'TASKS', 'EXPORTS', 'CHARGES'] as const
/** The index of the distinguishing part of each. */
const SPLIT_BY = { STORIES: 1, TASKS: 2, EXPORTS: 1, CHARGES: 0 }
const MAX_REPORTS = 50

export const getQualityData = route('getQualityData', async ({ db, services, body }) => {
  const { days, ...range } = lastDays(services.clock.now(), body.num_days)
  const of = figuresByDay(await readDailySums(db, KINDS, range, SPLIT_BY))
  const tasks = await readFigureSums(db, ['TASKS'], range)
  const newest = await db
    .select({ report: reports, email: users.email })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .orderBy(desc(reports.createdAt))
    .limit(MAX_REPORTS)
  return {
    num_days: body.num_days,
    series: days.map((date) => ({
      date,
      reports: of('REPORTS', date),
      failed_generations: of('STORIES', date, 0, 'FAILED'),
      failed_tasks: of('TASKS', date, 0, 'FAILED'),
      failed_renders: of('EXPORTS', date, 0, 'FAILED'),
      regenerated_images: of('CHARGES', date, 0, 'regenerate_image'),
    })),
    by_model: tasksByModel(tasks)
      .map(({ task_type, model_id, started }) => ({
        ...{ task_type, model_id, started },
        failed: sumOf(tasks, ({ parts }) => parts[0] === task_type && parts[1] === model_id && parts[2] === 'FAILED'),
      }))
      .sort((one, other) => other.failed - one.failed),
    reports: newest.map(({ report, email }) => ({
      report_id: report.id,
      kind: report.kind,
      story_id: report.storyId,
      email: maskAddress(email),
      details: report.description || (report.errorMessage ?? ''),
      created_at: report.createdAt.toISOString(),
    })),
  }
})
