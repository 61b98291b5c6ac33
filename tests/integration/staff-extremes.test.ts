import { execFileSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const test = await createTestApp()
let admin: TestUser
beforeEach(() => test.reset())
afterEach(() => test.db.execute(sql`set time zone 'UTC'`))
afterAll(() => test.close())

/** Every number of an answer, with its path. */
function numbersOf(value: unknown, place = ''): [place: string, value: number][] {
  if (typeof value === 'number') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, of]) => numbersOf(of, `${place}.${key}`))
}

it('every staff page works on an empty database, without missing values or divisions by zero', async () => {
  admin = await test.user({ isStaff: true })
  const as = { as: admin }
  const range = { start_date: '2020-01-01', end_date: '2020-12-31' }
  const answers = {
    stats: await test.ok('getStats', { ...as, query: { days: 30 } }),
    metrics: await test.ok('getUsageMetrics', { ...as, body: { num_days: 30 } }),
    actions: await test.ok('getUsageDataByAction', { ...as, query: { num_days: 30 } }),
    funnel: await test.ok('getFunnelAnalytics', { ...as, query: range }),
    generation: await test.ok('getGenerationAnalytics', { ...as, query: { days: 30 } }),
    quality: await test.ok('getQualityData', { ...as, body: { num_days: 30 } }),
    partner: await test.ok('getPartnerReport', { ...as, body: { ...range, currency: 'USD' } }),
    premium: await test.ok('getPremiumUsersCreditSummary', { ...as, query: {} }),
    stories: await test.ok('listStaffRows', { ...as, query: { kind: 'STORY' } }),
    payments: await test.ok('listStaffRows', { ...as, query: { kind: 'PAYMENT' } }),
  }
  const { series } = answers.stats
  expect([series.length, answers.metrics.series.length, answers.generation.series.length]).toEqual([30, 30, 30])
  const shown = numbersOf(answers).filter(([, value]) => value !== 0)
  // Lengths of the ranges and pages, and the staff member.
  expect(shown.filter(([place]) => !/days$|page$|page_size$|sign_ups$|active_users$/.test(place))).toEqual([])
  expect(answers.funnel.steps.map(({ users: count, share_of_first: share }) => [count, share])).toEqual(
    answers.funnel.steps.map(() => [0, 0]),
  )
  const { rows, size_bytes: size } = await test.ok('exportStaffRows', {
    ...as,
    body: { kind: 'STORY', sort: 'created_at', order: 'desc' },
  })
  expect([rows, size > 0]).toEqual([0, true])
})

/** The last ten days, as a server in a time zone reports them. */
function daysOfServerIn(timeZone: string, now: Date): string[] {
  const program = `import { lastDays } from './server/modules/staff/figures.ts'
    const now = new Date(${now.getTime()})
    console.log(JSON.stringify({ offset: now.getTimezoneOffset(), days: lastDays(now, 10).days }))`
  const env = { ...process.env, TZ: timeZone }
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' })
  const { offset, days } = JSON.parse(answer) as { offset: number; days: string[] }
  expect(offset === 0).toBe(timeZone === 'UTC')
  return days
}

// Europe's clocks go forward on the first of these, back on the second; New York's are 4 or 5 hours behind all year.
describe.each([
  ['Europe/Berlin', '2031-03-30'],
  ['Europe/Berlin', '2031-10-26'],
  ['America/New_York', '2031-03-09'],
  ['UTC', '2031-10-26'],
])('a server in %s, around %s', (timeZone, day) => {
  it(`days stay those of UTC in ${timeZone} when clocks change on ${day}: none is missing, none appears twice`, async () => {
    const now = new Date(Date.parse(`${day}T00:30:00Z`) + 3 * DAY_MS)
    const days = daysOfServerIn(timeZone, now)
    expect(days.map((each) => Date.parse(`${each}T00:00:00Z`))).toEqual(
      Array.from({ length: 10 }, (_, at) => Date.parse(`${day}T00:00:00Z`) + (at - 6) * DAY_MS),
    )
    await test.db.execute(sql`set time zone ${sql.raw(`'${timeZone}'`)}`)
    test.clock.set(now)
    admin = await test.user({ isStaff: true })
    const moments = ['T00:00:00.000Z', 'T00:59:59.999Z', 'T01:00:00.000Z', 'T23:59:59.999Z'].map((time) => day + time)
    await test.db.insert(users).values(
      moments.map((moment, at) => ({
        email: `person-${at}@example.com`,
        dateJoined: new Date(moment),
        updatedAt: new Date(moment),
      })),
    )
    const { series } = await test.ok('getStats', { as: admin, query: { days: 10 } })
    expect(series.map(({ date }) => date)).toEqual(days)
    expect(series.filter(({ sign_ups: count }) => count > 0).map(({ date, sign_ups }) => [date, sign_ups])).toEqual([
      [day, moments.length],
      [days.at(-1), 1],
    ])
    const within = await test.ok('listStaffRows', { as: admin, query: { kind: 'PERSON', from: day, to: day } })
    expect(within.results.map(({ created_at }) => created_at).sort()).toEqual(moments)
    const funnel = await test.ok('getFunnelAnalytics', { as: admin, query: { start_date: day, end_date: day } })
    expect(funnel.steps[0]?.users).toBe(moments.length)
  })
})
