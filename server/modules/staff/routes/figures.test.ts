import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import {
  activeDays,
  jobs,
  purchases,
  renders,
  reports,
  stories,
  subscriptions,
  tasks,
  users,
} from '#server/platform/db/schema/index.ts'
import { eq } from 'drizzle-orm'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let admin: TestUser
let ada: TestUser
const DAY_MS = 24 * 60 * 60 * 1000
const today = () => test.clock.now().toISOString().slice(0, 10)

/** Two days of work: of a user from Germany who came by YouTube, then of one without known data. */
beforeAll(async () => {
  await test.reset()
  admin = await test.user({ isStaff: true })
  ada = await test.user({ isPremium: true })
  await test.db.update(users).set({ country: 'DE', howDidYouHearAboutUs: 'YouTube' }).where(eq(users.id, ada.id))
  const eve = await test.user()
  for (const user of [ada, eve]) {
    const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
    const owner = { userId: user.id, ...at }
    const values = { ...owner, displayTitle: 't', creationMode: 'Text' as const, status: 'COMPLETED' as const }
    const [story] = await test.db
      .insert(stories)
      .values([
        values,
        { ...values, status: 'FAILED' as const, errorMessage: 'No voice', firstGeneratedAt: at.createdAt },
      ])
      .returning()
    const storyId = story?.id ?? ''
    const task = { ...owner, storyId, taskType: 'upscale' as const, modelId: 'draft-upscale' }
    const [first] = await test.db
      .insert(tasks)
      .values([
        { ...task, status: 'COMPLETED' },
        { ...task, status: 'FAILED', errorMessage: 'Too large' },
        { ...task, modelId: 'other', status: 'FAILED', errorMessage: 'Too large' },
      ])
      .returning()
    for (const seconds of [1, 2, 40]) {
      const job = { ...owner, kind: 'run-task', payload: { taskId: first?.id }, storyId, runAt: at.createdAt }
      const ms = (s: number) => new Date(at.createdAt.getTime() + s * 1000)
      const [made] = await test.db
        .insert(jobs)
        .values({ ...job, status: 'RUNNING', startedAt: ms(1) })
        .returning()
      const ended = { status: 'COMPLETED' as const, finishedAt: ms(1 + seconds) }
      await test.db
        .update(jobs)
        .set(ended)
        .where(eq(jobs.id, made?.id ?? ''))
    }
    const size = { width: 1, height: 1, durationInFrames: 1, scenesTotal: 1, document: {} }
    const render = { ...owner, storyId, ...size, executor: 'BROWSER' as const }
    await test.db.insert(renders).values([
      { ...render, status: 'COMPLETED' },
      { ...render, status: 'FAILED' },
    ])
    await test.db.insert(reports).values({ userId: user.id, storyId, kind: 'ENGINE', createdAt: at.createdAt })
    const charged = await test.scope((scope) => hold(scope, user.id, { action: 'generate_story', units: 5 }))
    await test.scope((scope) => capture(scope, charged))
    const refunded = await test.scope((scope) => hold(scope, user.id, { action: 'upscale' }))
    await test.scope((scope) => capture(scope, refunded))
    await test.scope((scope) => release(scope, refunded, 'Failed'))
    await test.db.insert(activeDays).values({ userId: user.id, day: today() }).onConflictDoNothing()
    const price = { amount: 400, currency: 'USD', provider: 'DEMO', credits: 100, packId: 'p' } as const
    await test.db.insert(purchases).values({ ...owner, ...price, status: 'PAID' })
    if (user === ada) {
      const bought = { priceId: 'pro-month-usd', premiumType: 'PRO', amount: 1_900, currency: 'USD' } as const
      await test.db.insert(subscriptions).values({ ...owner, ...bought, status: 'ACTIVE' })
    }
    test.clock.advance(DAY_MS)
  }
})
afterAll(() => test.close())

const rows = async (query: {
  kind: 'PERSON' | 'STORY' | 'TASK' | 'EXPORT' | 'REPORT' | 'CHARGE'
  status?: string[]
  type?: string[]
  model?: string[]
  country?: string[]
  from?: string
  to?: string
}) => test.ok('listStaffRows', { as: admin, query: { page_size: 100, ...query } })

describe('figures', () => {
  it('getStats, listStaffRows: the figures of each day are exactly the rows that they link to', async () => {
    const { series } = await test.ok('getStats', { as: admin, query: { days: 5 } })
    expect(series).toHaveLength(5)
    for (const day of series) {
      const within = { from: day.date, to: day.date }
      expect((await rows({ kind: 'PERSON', ...within })).count).toBe(day.sign_ups)
      expect((await rows({ kind: 'STORY', ...within })).count).toBe(day.stories_created)
      expect((await rows({ kind: 'EXPORT', status: ['COMPLETED'], ...within })).count).toBe(day.videos_exported)
      expect((await rows({ kind: 'TASK', status: ['FAILED'], ...within })).count).toBe(day.failed_tasks)
      const charges = await rows({ kind: 'CHARGE', status: ['CAPTURED'], ...within })
      expect(charges.results.reduce((sum, { credits }) => sum + (credits ?? 0), 0)).toBe(day.credits_spent)
    }
    const stats = await test.ok('getStats', { as: admin, query: { days: 5 } })
    expect(stats).toMatchObject({
      sign_ups: 3,
      stories_created: 4,
      videos_exported: 2,
      failed_tasks: 4,
      credits_spent: 20,
      active_users: 3,
    })
  })

  it('getCumulativeStats: the cumulative figures of the last day are the totals', async () => {
    const { series } = await test.ok('getCumulativeStats', { as: admin, query: { days: 2 } })
    expect(series.at(-1)).toMatchObject({ users: 3, premium_users: 1, stories: 4, videos: 2, credits_spent: 20 })
  })

  it('getActiveUsers: active users are counted once in a day, a week and a month', async () => {
    const { series } = await test.ok('getActiveUsers', { as: admin, body: { num_days: 3 } })
    expect(series.map(({ daily, weekly, monthly }) => [daily, weekly, monthly])).toEqual([
      [3, 3, 3],
      [1, 3, 3],
      // The calling user is active, too.
      [1, 3, 3],
    ])
  })

  it('getUsageDataByAction: usage by action: the figures of each are its charges, users and refunds', async () => {
    const { actions } = await test.ok('getUsageDataByAction', { as: admin, query: { num_days: 5 } })
    expect(actions).toEqual([
      { action: 'generate_story', calls: 2, users: 2, credits: 20, refunds: 0 },
      { action: 'upscale', calls: 0, users: 2, credits: 0, refunds: 2 },
    ])
  })

  it('getUsageMetrics: figures of usage cover all users or one user, and a view of one user is recorded', async () => {
    const last = async (user_id?: string) => {
      const { series } = await test.ok('getUsageMetrics', {
        as: admin,
        body: { num_days: 5, ...(user_id && { user_id }) },
      })
      return series.reduce((sum, { tasks: count, exports, credits }) => sum + count + exports + credits, 0)
    }
    expect(await last()).toBe(6 + 2 + 20)
    expect(await last(ada.id)).toBe(3 + 1 + 10)
    const { results } = await test.ok('listAuditTrail', { as: admin, query: { subject_id: ada.id } })
    expect(results).toMatchObject([{ action: 'VIEWED_PERSON' }])
  })

  it('getFunnelAnalytics: the funnel follows the users who signed up, up to a plan, and by country', async () => {
    const funnel = await test.ok('getFunnelAnalytics', { as: admin, query: {} })
    const users_ = Object.fromEntries(funnel.steps.map(({ step, users: count }) => [step, count]))
    expect(users_).toMatchObject({
      SIGNED_UP: 3,
      CREATED_STORY: 2,
      GENERATED_STORY: 2,
      EXPORTED_VIDEO: 2,
      SUBSCRIBED: 1,
    })
    // No user completed a profile, and two began a story: each share is of all who signed up.
    expect(funnel.steps.map(({ users: count, share_of_first: share }) => share * 3 - count)).toEqual(
      funnel.steps.map(() => expect.closeTo(0)),
    )
    const german = await test.ok('getFunnelAnalytics', { as: admin, query: { 'countries[]': ['DE'] } })
    expect(german.by_country).toEqual([{ country: 'DE', signed_up: 1, exported_video: 1, subscribed: 1 }])
    expect((await rows({ kind: 'PERSON', country: ['DE'] })).count).toBe(1)
  })

  it('getPartnerReport: figures of a source count its users’ activity, up to paying', async () => {
    const body = { start_date: '2000-01-01', end_date: today() }
    const { rows: sources } = await test.ok('getPartnerReport', { as: admin, body })
    expect(sources.find(({ source }) => source === 'YouTube')).toEqual({
      source: 'YouTube',
      ...{ sign_ups: 1, active_users: 1, premium_users: 1, videos_exported: 1, credits_spent: 10, revenue: 400 },
    })
    expect((await rows({ kind: 'PERSON', type: ['YouTube'] })).count).toBe(1)
  })

  it('getGenerationAnalytics: figures of generation are split by mode, type and model, with reasons and times', async () => {
    const found = await test.ok('getGenerationAnalytics', { as: admin, query: { days: 5 } })
    expect(found.by_creation_mode).toMatchObject([{ creation_mode: 'Text', started: 4, completed: 2, failed: 2 }])
    expect(found.by_model.map(({ model_id, started, failed }) => [model_id, started, failed])).toEqual([
      ['draft-upscale', 4, 2],
      ['other', 2, 2],
    ])
    expect((await rows({ kind: 'TASK', model: ['other'] })).count).toBe(2)
    expect(found.failures.find(({ reason }) => reason === 'Too large')).toMatchObject({ subject: 'TASK', count: 4 })
    const { p50_ms: half, p99_ms: nearlyAll } = found.by_task_type[0]?.working ?? {}
    // Of 1, 2 and 40 seconds; a bucket is a tenth wide.
    expect(half).toBeGreaterThanOrEqual(2_000)
    expect(half).toBeLessThan(2_200)
    expect(nearlyAll).toBeGreaterThanOrEqual(40_000)
    expect(nearlyAll).toBeLessThan(44_000)
  })

  it('getQualityData: figures of quality are reports, under masked emails, and failures by day and model', async () => {
    const quality = await test.ok('getQualityData', { as: admin, body: { num_days: 5 } })
    const sum = (name: 'reports' | 'failed_generations' | 'failed_tasks' | 'failed_renders') =>
      quality.series.reduce((total, day) => total + day[name], 0)
    expect([sum('reports'), sum('failed_generations'), sum('failed_tasks'), sum('failed_renders')]).toEqual([
      2, 2, 4, 2,
    ])
    expect(quality.reports[0]?.email).toContain('•••')
    expect(quality.by_model.map(({ failed }) => failed)).toEqual([2, 2])
  })
})

const askedRows: [count: number, asked: AskedRows][] = [
  [6, { kind: 'TASK', sort: 'created_at', order: 'asc' }],
  [2, { kind: 'TASK', sort: 'created_at', order: 'desc', status: ['FAILED'], model: ['draft-upscale'] }],
  [4, { kind: 'CHARGE', sort: 'credits', order: 'desc' }],
  [2, { kind: 'CHARGE', sort: 'credits', order: 'asc', status: ['CAPTURED'] }],
]
interface AskedRows {
  kind: 'TASK' | 'CHARGE'
  sort: 'created_at' | 'credits'
  order: 'asc' | 'desc'
  status?: string[]
  model?: string[]
}

it.each(askedRows)(
  'listStaffRows, exportStaffRows: %i rows are paged without a gap, and exported under the same filters in the same order: %o',
  async (all, asked) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => test.ok('listStaffRows', { as: admin, query: { ...asked, page, page_size: 2 } })),
    )
    const shown = pages.flatMap(({ results }) => results.map(({ row_id }) => row_id))
    expect(new Set(shown).size).toBe(all)
    const { url, rows: count } = await test.ok('exportStaffRows', { as: admin, body: asked })
    const file = await (await test.backend.fetch(new Request(`http://localhost:4400${url}`))).text()
    const lines = file.trim().split('\r\n').slice(1)
    expect(count).toBe(all)
    expect(lines.map((line) => line.split(',')[1])).toEqual(shown)
  },
)

it('getStaffOverview: the staff overview counts the work that needs attention now, by role', async () => {
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now(), runAt: test.clock.now() }
  await test.db.insert(jobs).values({ kind: 'run-task', payload: {}, status: 'FAILED', ...at })
  const { items } = await test.ok('getStaffOverview', { as: admin })
  expect(Object.fromEntries(items.map(({ kind, count }) => [kind, count]))).toMatchObject({
    ...{ FAILED_JOBS: 1, STUCK_TASKS: 0, OPEN_REPORTS: 2, LEDGER_DIFFERS: 0 },
  })
  await test.db.update(users).set({ creditBalance: 7 }).where(eq(users.id, ada.id))
  const finance = await test.user({ isStaff: true, staffRoles: ['FINANCE'] })
  const own = await test.ok('getStaffOverview', { as: finance })
  expect(own.items.map(({ kind, count }) => [kind, count])).toEqual([['LEDGER_DIFFERS', 1]])
})

it('findStaffSubject: a job is found by its id and a user by their email, by staff with the role', async () => {
  const finance = await test.user({ isStaff: true, staffRoles: ['FINANCE'] })
  const [job] = await test.db.select().from(jobs).limit(1)
  const found = await test.ok('findStaffSubject', { as: admin, query: { query: job?.id ?? '' } })
  expect(found.matches).toMatchObject([{ kind: 'JOB', id: job?.id }])
  expect((await test.ok('findStaffSubject', { as: admin, query: { query: ada.email } })).matches[0]?.id).toBe(ada.id)
  expect((await test.ok('findStaffSubject', { as: finance, query: { query: job?.id ?? '' } })).matches).toEqual([])
})
