import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  actionRows,
  activeRows,
  attentionRows,
  costRows,
  dayRows,
  failureRows,
  type FigureRows,
  funnelRows,
  modeRows,
  partnerRows,
  personRows,
  taskRows,
  totalRows,
} from '#src/features/staff/lib/figure-rows.ts'
import { rowsHref } from '#src/features/staff/lib/rows-href.ts'
import { ROW_FILTERS, type RowsAddressFilter, wantedRows } from '#src/features/staff/lib/wanted-rows.ts'
import { jobs, renders, reports, tasks, users as people } from '#server/platform/db/schema/index.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { seedStaffDemo } from '../../scripts/lib/seed-staff-demo.mjs'

const test = await createTestApp()
const DAYS = 28
const films = [crypto.randomUUID(), crypto.randomUUID()]
let admin: TestUser
beforeAll(async () => {
  await test.reset()
  test.clock.set(new Date())
  admin = await test.user({ isStaff: true })
  await test.db.transaction((tx) =>
    seedStaffDemo({ exec: (text: string) => tx.execute(sql.raw(text)) }, 2_000, { films }),
  )
})
afterAll(() => test.close())

/** The total of the rows that a figure's URL leads to, read as the page reads it. */
async function comeTo({ kind, filter, sum }: FigureRows): Promise<number> {
  const { searchParams } = new URL(rowsHref(kind, filter), 'http://x')
  const address = Object.fromEntries(
    ROW_FILTERS.map((name) => [name, searchParams.get(name) ?? '']),
  ) as RowsAddressFilter
  const { count, totals } = await test.ok('listStaffRows', { as: admin, query: wantedRows(address, [kind]) })
  return sum === 'count' ? count : (totals[sum] ?? Number.NaN)
}

/** Compares figures with their rows. @returns how many of them are not 0 */
async function expectRows(figures: readonly (readonly [name: string, value: number, rows: FigureRows])[]) {
  const found: [string, number][] = []
  for (const [name, , rows] of figures) found.push([name, await comeTo(rows)])
  expect(found).toEqual(figures.map(([name, value]) => [name, value]))
  return figures.filter(([, value]) => value !== 0).length
}

const namesOf = <Of extends object>(object: Of) => Object.keys(object) as (keyof Of & string)[]

it('exports of the seeded database wait for a reviewer, with the uploaded files', async () => {
  const { results } = await test.ok('getVideoFilesForAudit', { as: admin })
  expect(results.map(({ video_url }) => films.findIndex((id) => video_url?.includes(id))).sort()).toEqual([0, 1])
})

it('users and stories of the seeded database have unique names and titles', async () => {
  const { results: people } = await test.ok('getPremiumUsersCreditSummary', { as: admin, query: {} })
  expect(new Set(people.map(({ name }) => name)).size).toBeGreaterThan(people.length / 2)
  expect(people.map(({ name }) => name)).toEqual(people.map(() => expect.stringMatching(/^\p{L}[\p{L} .'’-]+$/u)))
  const { results } = await test.ok('getVideoFilesForAudit', { as: admin })
  expect(results.map(({ display_title }) => display_title).filter((title) => /^Story \d/.test(title))).toEqual([])
})

it('figures of the overview, by day, over the days and in total, match the rows that they link to', async () => {
  const stats = await test.ok('getStats', { as: admin, query: { days: DAYS } })
  const within = { from: stats.series[0]?.date, to: stats.series.at(-1)?.date }
  const { series } = await test.ok('getCumulativeStats', { as: admin, query: { days: DAYS } })
  const total = series.at(-1)
  if (!total) throw new Error('There is no day')
  const names = [
    'sign_ups',
    'active_users',
    'stories_created',
    'videos_exported',
    'credits_spent',
    'failed_tasks',
  ] as const
  const last = stats.series.slice(-4)
  const seen = await expectRows([
    ...names.map((name) => [name, stats[name], dayRows[name](within)] as const),
    ...last.flatMap((day) =>
      names.map((name) => [`${day.date} ${name}`, day[name], dayRows[name]({ from: day.date, to: day.date })] as const),
    ),
    ...namesOf(totalRows).map((name) => [`in all ${name}`, total[name], totalRows[name]()] as const),
  ])
  expect(seen).toBeGreaterThan(15)
})

it('figures that need attention match the rows that they link to: recent failures, hanging and open jobs, wrong balances', async () => {
  const ago = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000)
  const at = (days: number) => ({ createdAt: ago(days), updatedAt: ago(days), runAt: ago(days) })
  const job = { kind: 'run-task', payload: {} }
  await test.db.insert(jobs).values([
    { ...job, status: 'FAILED', ...at(0) },
    { ...job, status: 'FAILED', ...at(6) },
    // Older than what counts as recent.
    { ...job, status: 'FAILED', ...at(8) },
    { ...job, status: 'QUEUED', ...at(1) },
    { ...job, status: 'QUEUED', ...at(0) },
    { ...job, status: 'RUNNING', leaseEndsAt: ago(1), ...at(2) },
  ])
  const task = { userId: admin.id, taskType: 'upscale', modelId: 'draft-upscale', status: 'PROCESSING' } as const
  await test.db.insert(tasks).values([
    { ...task, createdAt: ago(1), updatedAt: ago(1) },
    { ...task, createdAt: ago(0), updatedAt: ago(0) },
  ])
  const render = { userId: admin.id, executor: 'SERVER', status: 'RENDERING', scenesTotal: 1, document: {} } as const
  const film = { ...render, storyId: (await makeStory(test.db, admin)).id, width: 16, height: 9, durationInFrames: 30 }
  await test.db.insert(renders).values([
    { ...film, createdAt: ago(1), updatedAt: ago(1) },
    { ...film, createdAt: ago(1), updatedAt: ago(0) },
  ])
  const report = { userId: admin.id, kind: 'RENDERING' as const, createdAt: ago(90) }
  await test.db.insert(reports).values([report, { ...report, state: 'CLOSED', closedAt: ago(80) }])
  await test.db.update(people).set({ creditBalance: 7 }).where(eq(people.id, admin.id))
  const { items, recent_from: from } = await test.ok('getStaffOverview', { as: admin })
  const seen = await expectRows(
    items.flatMap(({ kind, count }) =>
      kind === 'FILMS_WAITING' || kind === 'DEAD_LETTERS' || kind === 'FAILING_ENGINES'
        ? []
        : [[kind, count, attentionRows[kind](from)] as const],
    ),
  )
  expect(seen).toBe(namesOf(attentionRows).length)
})

it('figures of usage match the rows that they link to: active users, features, credits by action', async () => {
  const active = await test.ok('getActiveUsers', { as: admin, body: { num_days: DAYS } })
  const metrics = await test.ok('getUsageMetrics', { as: admin, body: { num_days: DAYS } })
  const { actions } = await test.ok('getUsageDataByAction', { as: admin, query: { num_days: DAYS } })
  const from = metrics.series[0]?.date
  const some = <Day>(days: readonly Day[]) => days.slice(-8).filter((_day, index) => index % 2 === 1)
  const seen = await expectRows([
    ...some(active.series).flatMap((day) =>
      namesOf(activeRows).map((name) => [`${day.date} ${name}`, day[name], activeRows[name](day.date)] as const),
    ),
    ...some(metrics.series).flatMap((day) =>
      (['tasks', 'exports', 'generations', 'uploads'] as const).map(
        (name) => [`${day.date} ${name}`, day[name], dayRows[name]({ from: day.date, to: day.date })] as const,
      ),
    ),
    ...actions.flatMap((entry) =>
      namesOf(actionRows).map(
        (name) => [`${entry.action} ${name}`, entry[name], actionRows[name](entry.action, { from })] as const,
      ),
    ),
  ])
  // How many of them are not 0 depends on how much of today is over.
  expect(seen).toBeGreaterThan(20)
})

it('every step of the funnel and column of the partner report matches its rows, for all and for some countries', async () => {
  for (const countries of [[], ['DE', 'IN']]) {
    const funnel = await test.ok('getFunnelAnalytics', {
      as: admin,
      query: { start_date: '2000-01-01', ...(countries.length > 0 && { 'countries[]': countries }) },
    })
    const within = { from: funnel.start_date, to: funnel.end_date }
    const seen = await expectRows([
      ...funnel.steps.map(({ step, users }) => [step, users, funnelRows(step, within, countries)] as const),
      ...funnel.by_country.flatMap(({ country, ...people }) => [
        [`${country} signed up`, people.signed_up, funnelRows('SIGNED_UP', within, [country])] as const,
        [`${country} exported`, people.exported_video, funnelRows('EXPORTED_VIDEO', within, [country])] as const,
        [`${country} subscribed`, people.subscribed, funnelRows('SUBSCRIBED', within, [country])] as const,
      ]),
    ])
    expect(seen).toBeGreaterThan(10)
  }
  for (const currency of ['USD', 'EUR'] as const) {
    const body = { start_date: '2000-01-01', end_date: '2099-12-31', currency }
    const report = await test.ok('getPartnerReport', { as: admin, body })
    expect(report.rows.map(({ source }) => source)).toContain('A friend, or two')
    await expectRows(
      report.rows.flatMap((row) => {
        const counted = partnerRows(row.source, { from: report.start_date, to: report.end_date }, currency)
        return namesOf(counted).map((name) => [`${row.source} ${name}`, row[name], counted[name]] as const)
      }),
    )
    expect(report.rows.reduce((sum, { revenue }) => sum + revenue, 0)).toBeGreaterThan(0)
  }
})

it('figures of generation match their rows: by mode, type, model and day, by reason, and cost against price', async () => {
  const found = await test.ok('getGenerationAnalytics', { as: admin, query: { days: DAYS } })
  const from = found.series[0]?.date
  const counts = ['started', 'completed', 'failed'] as const
  const seen = await expectRows([
    ...found.by_creation_mode.flatMap((row) =>
      counts.map(
        (name) => [`${row.creation_mode} ${name}`, row[name], modeRows(row.creation_mode, { from })[name]] as const,
      ),
    ),
    ...found.by_task_type.flatMap((row) =>
      counts.map(
        (name) => [`${row.task_type} ${name}`, row[name], taskRows({ type: row.task_type }, { from })[name]] as const,
      ),
    ),
    ...found.by_model.flatMap(({ task_type: type, model_id: model, ...row }) =>
      counts.map((name) => [`${model} ${name}`, row[name], taskRows({ type, model }, { from })[name]] as const),
    ),
    ...found.failures.map((failure) => [failure.reason, failure.count, failureRows(failure, { from })] as const),
    ...found.series
      .slice(-3)
      .flatMap(({ date, stories, tasks }) =>
        counts.flatMap((name) => [
          [`${date} stories ${name}`, stories[name], modeRows(undefined, { from: date, to: date })[name]] as const,
          [`${date} tasks ${name}`, tasks[name], taskRows({}, { from: date, to: date })[name]] as const,
        ]),
      ),
    ...found.costs.flatMap(({ action, engines, ...cost }) => [
      ...(['charges', 'credits', 'pieces', 'work_ms'] as const).map(
        (name) => [`${action} ${name}`, cost[name], costRows(action, { from })[name]] as const,
      ),
      ...engines.flatMap(({ made_by: madeBy, ...made }) =>
        (['pieces', 'work_ms'] as const).map(
          (name) => [`${action} ${madeBy} ${name}`, made[name], costRows(action, { from }, madeBy)[name]] as const,
        ),
      ),
    ]),
  ])
  expect(seen).toBeGreaterThan(60)
  expect(found.failures.map(({ reason }) => reason)).toContain('')
  // Free work counts too.
  expect(found.costs.find(({ action }) => action === '')?.pieces).toBeGreaterThan(0)
})

it('figures of quality and of a user match the rows that they link to', async () => {
  const quality = await test.ok('getQualityData', { as: admin, body: { num_days: DAYS } })
  const from = quality.series[0]?.date
  const names = ['reports', 'failed_generations', 'failed_tasks', 'failed_renders', 'regenerated_images'] as const
  const { users } = await test.ok('searchUserSummary', { as: admin, query: { email: 'person-1-' } })
  const [person] = users
  if (!person) throw new Error('No user was found')
  const { credits } = await test.ok('getPersonDetails', { as: admin, query: { user_id: person.user_id } })
  const seen = await expectRows([
    ...quality.series
      .slice(-6)
      .flatMap((day) =>
        names.map(
          (name) => [`${day.date} ${name}`, day[name], dayRows[name]({ from: day.date, to: day.date })] as const,
        ),
      ),
    ...quality.by_model.flatMap(({ task_type: type, model_id: model, started, failed }) => [
      [`${model} started`, started, taskRows({ type, model }, { from }).started] as const,
      [`${model} failed`, failed, taskRows({ type, model }, { from }).only_failed] as const,
    ]),
    ...(['story_count', 'video_count', 'spent'] as const).map(
      (name) => [name, person[name], personRows(person.user_id)[name]] as const,
    ),
    ...(['posted', 'granted', 'held'] as const).map(
      (name) => [name, credits[name], personRows(person.user_id)[name]] as const,
    ),
  ])
  expect(seen).toBeGreaterThan(15)
})
