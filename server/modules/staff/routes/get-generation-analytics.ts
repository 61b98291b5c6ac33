import { readDailySums, readFigureSums } from '#server/platform/db/queries/figures.ts'
import { route } from '#server/platform/http/route.ts'
import { lastDays, figuresByDay } from '#server/modules/staff/figures.ts'
import { readFailures, generationCosts } from '#server/modules/staff/costs-and-failures.ts'
import { generationsByMode, tasksByModel, tasksByType } from '#server/modules/staff/generation-figures.ts'

const KINDS = [
  'STORIES',
  'GENERATED',
  'TASKS',
  'CREDITS',
  'CHARGES',
  'MADE',
  'MADE_MS',
  'WAIT',
  'WORK',
  'TOTAL',
] as const
const ENDED_BADLY = ['FAILED', 'CANCELLED', 'THROTTLED']

export const getGenerationAnalytics = route('getGenerationAnalytics', async ({ db, services, query }) => {
  const { days, ...range } = lastDays(services.clock.now(), query.days)
  const figures = await readFigureSums(db, KINDS, range)
  const of = figuresByDay(await readDailySums(db, ['STORIES', 'TASKS'], range, { STORIES: 1, TASKS: 2 }))
  return {
    days: query.days,
    by_creation_mode: generationsByMode(figures),
    by_task_type: tasksByType(figures),
    by_model: tasksByModel(figures),
    failures: await readFailures(db, range),
    costs: generationCosts(figures),
    series: days.map((date) => {
      const stories = {
        started: of('STORIES', date) - of('STORIES', date, 0, 'DRAFT'),
        completed: of('STORIES', date, 0, 'COMPLETED'),
        failed: of('STORIES', date, 0, 'FAILED'),
      }
      const tasks = {
        started: of('TASKS', date),
        completed: of('TASKS', date, 0, 'COMPLETED'),
        failed: ENDED_BADLY.reduce((sum, status) => sum + of('TASKS', date, 0, status), 0),
      }
      return {
        date,
        started: stories.started + tasks.started,
        completed: stories.completed + tasks.completed,
        failed: stories.failed + tasks.failed,
        ...{ stories, tasks },
      }
    }),
  }
})
