import { describe, expect, it } from 'vitest'
import type { FigureKind, FigureSum } from '#server/platform/db/queries/figures.ts'
import { dayBefore, dayOf, endOfDay, lastDays, startOfDay, figuresByDay, sumBy, sumOf } from './figures.ts'
import { fullName, maskAddress } from './people.ts'
import { generationCosts } from './costs-and-failures.ts'
import { generationsByMode, tasksByModel, tasksByType, percentiles, percentilesOf } from './generation-figures.ts'

const figure = (kind: FigureKind, parts: string[], amount: number): FigureSum => ({ kind, parts, amount })
const NEVER = { p50_ms: null, p90_ms: null, p99_ms: null }

describe('days', () => {
  it('a day begins and ends at midnight in UTC', () => {
    expect(dayOf(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-03-01')
    expect(startOfDay('2026-03-01').toISOString()).toBe('2026-03-01T00:00:00.000Z')
    expect(endOfDay('2026-02-28').toISOString()).toBe('2026-03-01T00:00:00.000Z')
    expect([dayBefore('2026-03-01'), dayBefore('2026-01-02', 3)]).toEqual(['2026-02-28', '2025-12-30'])
  })

  it('the last days end with today, oldest first', () => {
    const now = new Date('2026-03-02T10:00:00Z')
    const days = ['2026-02-28', '2026-03-01', '2026-03-02']
    expect(lastDays(now, 3)).toEqual({ from: '2026-02-28', to: '2026-03-02', days })
    expect(lastDays(now, 1)).toEqual({ from: '2026-03-02', to: '2026-03-02', days: ['2026-03-02'] })
  })
})

describe('percentiles', () => {
  it('of a histogram each percentile is the end of the bucket that holds it, whatever order they come in', () => {
    // 10 of 20 are reached with the first bucket, 18 with the second and 20 with the third.
    const buckets = new Map([
      [30, 2],
      [10, 10],
      [20, 8],
    ])
    expect(percentiles(buckets)).toEqual({ p50_ms: 3, p90_ms: 7, p99_ms: 17 })
    expect(
      percentiles(
        new Map([
          [10, 9],
          [20, 9],
          [30, 2],
        ]),
      ),
    ).toMatchObject({ p50_ms: 7, p90_ms: 7 })
    expect(
      percentiles(
        new Map([
          [10, 9],
          [20, 8],
          [30, 3],
        ]),
      ),
    ).toMatchObject({ p90_ms: 17 })
    expect(
      percentiles(
        new Map([
          [10, 99],
          [30, 1],
        ]),
      ),
    ).toEqual({ p50_ms: 3, p90_ms: 3, p99_ms: 3 })
  })

  it('empty buckets are ignored', () => {
    expect(percentiles(new Map())).toEqual(NEVER)
    expect(
      percentiles(
        new Map([
          [10, 0],
          [20, -1],
        ]),
      ),
    ).toEqual(NEVER)
    expect(
      percentiles(
        new Map([
          [10, -4],
          [20, 2],
        ]),
      ),
    ).toEqual({ p50_ms: 7, p90_ms: 7, p99_ms: 7 })
  })

  it('only the histograms count that have the kind and begin with the requested parts', () => {
    const figures = [
      figure('WORK', ['task', 'upscale', 'a', '10'], 2),
      figure('WORK', ['task', 'upscale', 'b', '10'], 2),
      figure('WORK', ['task', 'upscale', 'a', '30'], 4),
      figure('WORK', ['task', 'lip_sync', 'a', '50'], 90),
      figure('WAIT', ['task', 'upscale', 'a', '50'], 90),
      figure('WORK', ['story', 'upscale', 'a', '50'], 90),
    ]
    expect(percentilesOf(figures, 'WORK', ['task', 'upscale'])).toEqual({ p50_ms: 3, p90_ms: 17, p99_ms: 17 })
    expect(percentilesOf(figures, 'WORK', ['task', 'upscale', 'b'])).toMatchObject({ p99_ms: 3 })
    expect(percentilesOf(figures, 'TOTAL', ['task'])).toEqual(NEVER)
  })
})

describe('sums', () => {
  const days = [
    { ...figure('TASKS', ['upscale', 'FAILED'], 2), day: '2026-03-01' },
    { ...figure('TASKS', ['upscale', 'COMPLETED'], 5), day: '2026-03-01' },
    { ...figure('TASKS', ['upscale', 'FAILED'], 4), day: '2026-03-02' },
    { ...figure('EXPORTS', ['FAILED', ''], 8), day: '2026-03-01' },
  ]

  it('figures are added up by a key, and left out without one', () => {
    expect([...sumBy(days, ({ kind, parts }) => (kind === 'TASKS' ? parts[1] : undefined))]).toEqual([
      ['FAILED', 6],
      ['COMPLETED', 5],
    ])
    expect(sumOf(days, ({ parts }) => parts.includes('FAILED'))).toBe(14)
  })

  it('a kind has a sum for each day, as a whole and by each of its parts', () => {
    const of = figuresByDay(days)
    expect([of('TASKS', '2026-03-01'), of('TASKS', '2026-03-02'), of('TASKS', '2026-03-03')]).toEqual([7, 4, 0])
    expect(of('TASKS', '2026-03-01', 1, 'FAILED')).toBe(2)
    expect(of('TASKS', '2026-03-01', 0, 'FAILED')).toBe(0)
    expect(of('EXPORTS', '2026-03-01', 0, 'FAILED')).toBe(8)
    expect(of('EXPORTS', '2026-03-01', 1)).toBe(8)
  })
})

describe('generation figures', () => {
  it('stories are counted by their mode, without those that never began', () => {
    const figures = [
      figure('STORIES', ['Text', 'DRAFT'], 50),
      figure('STORIES', ['Text', 'COMPLETED'], 5),
      figure('STORIES', ['Text', 'FAILED'], 2),
      figure('STORIES', ['Text', 'GENERATING'], 1),
      figure('STORIES', ['Audio', 'DRAFT'], 3),
      figure('TASKS', ['Text', 'COMPLETED'], 70),
      figure('TOTAL', ['story', 'Text', '30'], 1),
      figure('WAIT', ['story', 'Text', '10'], 1),
      figure('WORK', ['story', 'Text', '20'], 1),
    ]
    expect(generationsByMode(figures)).toEqual([
      {
        ...{ creation_mode: 'Text', started: 8, completed: 5, failed: 2, median_ms: 17 },
        waiting: { p50_ms: 3, p90_ms: 3, p99_ms: 3 },
        working: { p50_ms: 7, p90_ms: 7, p99_ms: 7 },
      },
    ])
  })

  const tasks = [
    figure('TASKS', ['upscale', 'b', 'COMPLETED'], 3),
    figure('TASKS', ['upscale', 'b', 'CANCELLED'], 1),
    figure('TASKS', ['upscale', 'a', 'FAILED'], 2),
    figure('TASKS', ['upscale', 'a', 'PROCESSING'], 4),
    figure('TASKS', ['upscale', 'a', 'CREATED'], 5),
    figure('TASKS', ['music', 'c', 'COMPLETED'], 0),
    figure('STORIES', ['upscale', 'd', 'COMPLETED'], 9),
    figure('CREDITS', ['upscale'], 30),
    figure('CREDITS', ['inpainting'], 40),
    figure('CHARGES', ['upscale'], 50),
    figure('TOTAL', ['task', 'upscale', 'a', '30'], 1),
    figure('WAIT', ['task', 'upscale', 'b', '10'], 1),
    figure('WORK', ['task', 'upscale', 'a', '20'], 1),
  ]

  it('tasks are counted by type, with their cost, and count as failed without a result', () => {
    expect(tasksByType(tasks)).toEqual([
      {
        ...{ task_type: 'upscale', started: 15, completed: 3, failed: 3, median_ms: 17, credits: 30 },
        waiting: { p50_ms: 3, p90_ms: 3, p99_ms: 3 },
        working: { p50_ms: 7, p90_ms: 7, p99_ms: 7 },
      },
    ])
  })

  it('tasks are counted by model in the order of their names', () => {
    const [first, second, ...more] = tasksByModel(tasks)
    const working = { p50_ms: 7, p90_ms: 7, p99_ms: 7 }
    expect(first).toEqual({
      ...{ task_type: 'upscale', model_id: 'a', started: 11, completed: 0, failed: 2, waiting: NEVER, working },
    })
    expect(second).toMatchObject({ model_id: 'b', started: 4, completed: 3, failed: 1, working: NEVER })
    expect(more).toEqual([])
  })

  it('charges are shown beside the work they paid for, most credits first', () => {
    const made = (action: string, by: string, pieces: number, ms: number) => [
      figure('MADE', [action, by], pieces),
      figure('MADE_MS', [action, by], ms),
    ]
    const figures = [
      ...made('upscale', 'slow', 2, 900),
      ...made('upscale', 'b', 1, 100),
      ...made('upscale', 'a', 3, 100),
      ...made('upscale', 'gone', 0, 500),
      ...made('preview', 'a', 4, 10),
      figure('CHARGES', ['upscale'], 5),
      figure('CREDITS', ['upscale'], 10),
      figure('CHARGES', ['export'], 1),
      figure('CREDITS', ['export'], 10),
      figure('CHARGES', ['music'], 1),
      figure('CREDITS', ['music'], 80),
      figure('CREDITS', ['undone'], 90),
    ]
    const nothing = { pieces: 0, work_ms: 0, engines: [] }
    expect(generationCosts(figures)).toEqual([
      { action: 'music', charges: 1, credits: 80, ...nothing },
      { action: 'export', charges: 1, credits: 10, ...nothing },
      {
        ...{ action: 'upscale', charges: 5, credits: 10, pieces: 6, work_ms: 1_600 },
        engines: [
          { made_by: 'slow', pieces: 2, work_ms: 900 },
          { made_by: 'a', pieces: 3, work_ms: 100 },
          { made_by: 'b', pieces: 1, work_ms: 100 },
        ],
      },
      {
        ...{ action: 'preview', charges: 0, credits: 0, pieces: 4, work_ms: 10 },
        engines: [{ made_by: 'a', pieces: 4, work_ms: 10 }],
      },
    ])
  })
})

it.each([
  ['ada@example.com', 'a•••@example.com'],
  ['a@b@example.com', 'a•••@example.com'],
  ['👩‍🚀x@example.com', '👩•••@example.com'],
  ['@example.com', '•••@example.com'],
  ['ada', '•••'],
  ['', '•••'],
])('of the email %s staff see %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

it('a user is named by the known part of their name', () => {
  const name = (firstName: string, lastName: string) => fullName({ firstName, lastName })
  expect([name('Ada', 'Lovelace'), name('Ada', ''), name('', 'Lovelace'), name('', '')]).toEqual([
    ...['Ada Lovelace', 'Ada', 'Lovelace', ''],
  ])
})
