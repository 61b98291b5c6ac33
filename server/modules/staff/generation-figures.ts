import type { GenerationByMode, GenerationByModel, GenerationByTask, TimePercentiles } from '#generated/schema.ts'
import type { FigureSum } from '#server/platform/db/queries/figures.ts'
import { creationModes, taskTypes } from '#server/platform/db/schema/index.ts'
import { sumOf } from './figures.ts'

type Percentiles = TimePercentiles

/** Each bucket of the histogram is a tenth wider than the one before (migration `figures`, `time_bucket`). */
const WIDTH = 1.1

const NOT_DONE = ['CREATED', 'PROCESSING', 'COMPLETED']

/** Stories by their mode, of those whose generation began; by the day on which they were begun. */
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
      // Actions of the cost table are named like the tasks they pay for.
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

/** Percentiles of a histogram, ms: the upper end of their bucket, so at most a tenth too large. */
export function percentiles(buckets: ReadonlyMap<number, number>): Percentiles {
  const sorted = [...buckets].filter(([, count]) => count > 0).sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  const at = (share: number) => {
    let seen = 0
    for (const [bucket, count] of sorted) {
      seen += count
      if (seen >= total * share) return Math.round(WIDTH ** bucket)
    }
    return null
  }
  return { p50_ms: at(0.5), p90_ms: at(0.9), p99_ms: at(0.99) }
}

/** Percentiles of the histograms of a kind whose parts begin with the given ones; their last part is the bucket. */
export function percentilesOf(
  figures: readonly FigureSum[],
  kind: 'WAIT' | 'WORK' | 'TOTAL',
  subject: readonly string[],
): Percentiles {
  const buckets = new Map<number, number>()
  for (const figure of figures) {
    if (figure.kind !== kind || subject.some((part, place) => figure.parts[place] !== part)) continue
    const bucket = Number(figure.parts.at(-1))
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + figure.amount)
  }
  return percentiles(buckets)
}
