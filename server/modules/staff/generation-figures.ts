import type { GenerationByMode, GenerationByModel, GenerationByTask } from '#generated/schema.ts'
import type { FigureSum } from '#server/platform/db/queries/figures.ts'
import { creationModes, taskTypes } from '#server/platform/db/schema/index.ts'
import { percentilesOf } from './percentiles.ts'
import { sumOf } from './sums.ts'

const NOT_DONE = ['CREATED', 'PROCESSING', 'COMPLETED']

/** Stories by the way they are made, of those that ever began to be; by the day on which they were begun. */
export function generationsByMode(figures: readonly FigureSum[]): GenerationByMode[] {
  return creationModes.flatMap((mode) => {
    const count = (isCounted: (status: string) => boolean) =>
      sumOf(figures, ({ kind, parts: [own, status = ''] }) => kind === 'STORIES' && own === mode && isCounted(status))
    const started = count((status) => status !== 'DRAFT')
    if (started === 0) return []
    return {
      creation_mode: mode,
      started,
      completed: count((status) => status === 'COMPLETED'),
      failed: count((status) => status === 'FAILED'),
      median_ms: percentilesOf(figures, 'TOTAL', ['story', mode]).p50_ms,
      waiting: percentilesOf(figures, 'WAIT', ['story', mode]),
      working: percentilesOf(figures, 'WORK', ['story', mode]),
    }
  })
}

/** Tasks of one type, or of one type and model. */
function tasksOf(figures: readonly FigureSum[], subject: readonly string[]) {
  const count = (isCounted: (status: string) => boolean) =>
    sumOf(
      figures,
      ({ kind, parts }) =>
        kind === 'TASKS' && subject.every((part, place) => parts[place] === part) && isCounted(parts[2] ?? ''),
    )
  return {
    started: count(() => true),
    completed: count((status) => status === 'COMPLETED'),
    failed: count((status) => !NOT_DONE.includes(status)),
    waiting: percentilesOf(figures, 'WAIT', ['task', ...subject]),
    working: percentilesOf(figures, 'WORK', ['task', ...subject]),
  }
}

export function tasksByType(figures: readonly FigureSum[]): GenerationByTask[] {
  return taskTypes.flatMap((type) => {
    const tasks = tasksOf(figures, [type])
    if (tasks.started === 0) return []
    return {
      task_type: type,
      ...tasks,
      median_ms: percentilesOf(figures, 'TOTAL', ['task', type]).p50_ms,
      // Actions of the cost table are called as the tasks they pay for.
      credits: sumOf(figures, ({ kind, parts: [action] }) => kind === 'CREDITS' && action === type),
    }
  })
}

export function tasksByModel(figures: readonly FigureSum[]): GenerationByModel[] {
  return taskTypes.flatMap((type) => {
    const models = new Set(
      figures.flatMap(({ kind, parts: [own, model = ''] }) => (kind === 'TASKS' && own === type ? [model] : [])),
    )
    return [...models].sort().flatMap((model) => {
      const tasks = tasksOf(figures, [type, model])
      return tasks.started === 0 ? [] : [{ task_type: type, model_id: model, ...tasks }]
    })
  })
}
