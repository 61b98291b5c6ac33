import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { capture } from '#server/modules/billing/credits/end-hold.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import {
  auditTrail,
  personTotals,
  subscriptionPayments,
  subscriptions,
  users,
} from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
let ada: TestUser
let support: TestUser
let finance: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ email: 'ada@studio.example', isPremium: true })
  support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
  finance = await test.user({ isStaff: true, staffRoles: ['FINANCE'] })
})
afterAll(() => test.close())

const trail = async () =>
  (await test.ok('listAuditTrail', { as: finance, query: {} })).results.map(
    ({ action, subject_id, reason, staff_id }) => ({
      ...{ action, subject_id, reason },
      isSupport: staff_id === support.id,
    }),
  )

const spend = async (user: TestUser, units: number) => {
  const held = await test.scope((scope) => hold(scope, user.id, { action: 'generate_story', units }))
  await test.scope((scope) => capture(scope, held))
}

async function payPlan({ id: userId }: TestUser): Promise<void> {
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const price = { priceId: 'pro-monthly', amount: 2_900, currency: 'USD', ...at }
  const [plan] = await test.db
    .insert(subscriptions)
    .values({ userId, premiumType: 'PRO', ...price })
    .returning()
  const period = { startsAt: at.createdAt, endsAt: new Date(at.createdAt.getTime() + 1e9), reference: 'in_1' }
  await test.db
    .insert(subscriptionPayments)
    .values({ subscriptionId: plan?.id ?? '', status: 'PAID', ...period, ...price })
}

describe('users', () => {
  it('searchUserSummary: users are found by a part of their email, which stays masked, and the search is in the audit trail', async () => {
    await test.user({ email: 'bob-ada@studio.example' })
    const { users: found } = await test.ok('searchUserSummary', { as: support, query: { email: 'ADA@' } })
    expect(found.map(({ email }) => email)).toEqual(['a•••@studio.example', 'b•••@studio.example'])
    expect(JSON.stringify(found)).not.toContain('ada@')
    const { results } = await test.ok('listAuditTrail', { as: finance, query: {} })
    expect(results.map(({ action, subject_id: id, reason }) => [action, id, reason])).toEqual(
      expect.arrayContaining([
        ['SEARCHED_PEOPLE', null, 'a•••@'],
        ...found.map(({ user_id: id }) => ['VIEWED_PERSON', id, 'Search: a•••@']),
      ]),
    )
    expect(results).toHaveLength(3)
  })

  it('users whose email begins with the search are found first, and wildcard characters are literal', async () => {
    for (const email of ['x_100%@studio.example', 'mary@x_100.example', 'x9100z@studio.example', 'bo@cy.example'])
      await test.user({ email })
    const found = async (email: string) =>
      (await test.ok('searchUserSummary', { as: support, query: { email } })).users.map(({ email: masked }) => masked)
    expect(await found('x_100')).toEqual(['x•••@studio.example', 'm•••@x_100.example'])
    expect(await found('100%')).toEqual(['x•••@studio.example'])
    expect(await found('bo@cy.example')).toEqual(['b•••@cy.example'])
    // Two letters are shorter than the index's pieces.
    expect(await found('cy')).toEqual(['b•••@cy.example'])
    expect(await found('no such email')).toEqual([])
  })

  it('getPersonDetails: a user is shown to staff with credits, sessions and history, and the view is recorded', async () => {
    await spend(ada, 5)
    await payPlan(ada)
    await test.db.update(users).set({ profileCompletedAt: test.clock.now() }).where(eq(users.id, ada.id))
    const details = await test.ok('getPersonDetails', { as: support, query: { user_id: ada.id } })
    expect(details.person).toMatchObject({ email: 'a•••@studio.example', spent: 10, balance: 90 })
    expect(details.credits).toMatchObject({ posted: 90, ledger: 90, spent: 10, granted: 100 })
    expect(details.sessions).toHaveLength(1)
    expect(details.timeline.map(({ kind }) => kind).sort()).toEqual([
      'CHARGE',
      'GRANT',
      'JOINED',
      'PAYMENT',
      'PROFILE',
      'SESSION',
      'VERIFIED',
    ])
    expect(await trail()).toMatchObject([{ action: 'VIEWED_PERSON', subject_id: ada.id, isSupport: true }])
    expect((await test.call('getPersonDetails', { as: support, query: { user_id: crypto.randomUUID() } })).status).toBe(
      404,
    )
  })

  it('revealAddress: a user’s email is revealed for a reason, which is recorded; without one it is refused', async () => {
    const short = await test.call('revealAddress', { as: support, body: { user_id: ada.id, reason: 'no' } })
    expect(short).toMatchObject({ status: 400, body: { fields: { reason: expect.anything() } } })
    const reason = 'Asked for an invoice by telephone'
    expect(await test.ok('revealAddress', { as: support, body: { user_id: ada.id, reason } })).toEqual({
      user_id: ada.id,
      email: 'ada@studio.example',
    })
    expect(await trail()).toEqual([{ action: 'REVEALED_ADDRESS', subject_id: ada.id, reason, isSupport: true }])
  })

  it('a view of a user’s rows, of lists of users and by a jump to an email is recorded each time', async () => {
    const of = { user_id: ada.id }
    await test.ok('listStaffRows', { as: finance, query: { kind: 'LEDGER', ...of } })
    test.clock.advance(1_000)
    await test.ok('getPremiumUsersCreditSummary', { as: finance, query: of })
    test.clock.advance(1_000)
    await test.ok('exportStaffRows', {
      as: finance,
      body: { kind: 'LEDGER', sort: 'created_at', order: 'desc', ...of },
    })
    test.clock.advance(1_000)
    await test.ok('listStaffRows', { as: finance, query: { kind: 'PERSON' } })
    test.clock.advance(1_000)
    await test.ok('getPremiumUsersCreditSummary', { as: finance, query: {} })
    test.clock.advance(1_000)
    await test.ok('findStaffSubject', { as: finance, query: { query: 'Ada@studio.example' } })
    test.clock.advance(1_000)
    await test.ok('findStaffSubject', { as: finance, query: { query: ada.id } })
    test.clock.advance(1_000)
    await test.ok('listStaffRows', { as: finance, query: { kind: 'PERSON', country: ['DE', 'IN'], page: 2 } })
    test.clock.advance(1_000)
    const order = { sort: 'created_at', order: 'desc' } as const
    await test.ok('exportStaffRows', { as: finance, body: { kind: 'PERSON', ...order, status: ['FREE'] } })
    // Work and payments of all users are no view of a single one.
    await test.ok('listStaffRows', { as: finance, query: { kind: 'LEDGER' } })
    expect((await trail()).map(({ action, subject_id, reason }) => [action, subject_id, reason]).toReversed()).toEqual([
      ['VIEWED_PERSON', ada.id, 'Rows: LEDGER'],
      ['VIEWED_PERSON', ada.id, 'Rows: PREMIUM'],
      ['EXPORTED_ROWS', ada.id, 'ledger-rows'],
      ['SEARCHED_PEOPLE', null, 'Rows: PERSON'],
      ['SEARCHED_PEOPLE', null, 'Rows: PREMIUM'],
      ['SEARCHED_PEOPLE', null, 'a•••@studio.example'],
      ['VIEWED_PERSON', ada.id, 'Jump: PERSON'],
      ['SEARCHED_PEOPLE', null, 'Rows: PERSON, page=2, country=DE|IN'],
      ['EXPORTED_ROWS', null, 'person-rows, status=FREE'],
    ])
  })

  it('a user is not shown to staff when the view cannot be recorded', async () => {
    await test.db.execute(sql`alter table audit_trail rename to audit_trail_gone`)
    const answer = await test.call('getPersonDetails', { as: support, query: { user_id: ada.id } })
    await test.db.execute(sql`alter table audit_trail_gone rename to audit_trail`)
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toContain('Ada')
    test.takeLogged()
  })
})

it('the audit trail cannot be changed', async () => {
  await test.ok('searchUserSummary', { as: support, query: { email: 'ada' } })
  await expect(test.db.update(auditTrail).set({ reason: 'nothing' })).rejects.toThrow()
  await expect(test.db.delete(auditTrail)).rejects.toThrow()
  await expect(test.db.execute(sql`truncate audit_trail`)).rejects.toThrow()
  expect(await test.db.$count(auditTrail)).toBe(2)
})

describe('premium users credit summary', () => {
  it('getPremiumUsersCreditSummary, exportPremiumCredits: premium users are sorted by their spending, page by page and in the file', async () => {
    const people = [ada]
    for (const [index, email] of ['=cmd@studio.example', 'eve@studio.example', 'zoe@studio.example'].entries()) {
      const person = await test.user({ email, isPremium: true })
      if (index === 0)
        await test.db.update(users).set({ firstName: '=1+1', lastName: '' }).where(eq(users.id, person.id))
      people.push(person)
      await spend(person, index)
    }
    const query = { sort: 'spent', order: 'desc', page_size: 2 } as const
    const first = await test.ok('getPremiumUsersCreditSummary', { as: finance, query })
    const second = await test.ok('getPremiumUsersCreditSummary', { as: finance, query: { ...query, page: 2 } })
    const shown = [...first.results, ...second.results]
    expect([first.count, second.next_page]).toEqual([4, null])
    expect(new Set(shown.map(({ user_id }) => user_id)).size).toBe(4)
    expect(shown.map(({ spent }) => spent)).toEqual([4, 2, 0, 0])
    const file = await test.ok('exportPremiumCredits', { as: finance, body: { sort: 'spent', order: 'desc' } })
    expect(file.rows).toBe(4)
    const stored = await test.backend.fetch(new Request(`http://localhost:4400${file.url}`))
    const text = await stored.text()
    const lines = text.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(shown.map(({ user_id }) => user_id))
    expect(text).toContain("'=1+1")
  })

  it.each(['spent', 'granted'] as const)(
    'premium users have one order, page by page and in the file, when thousands have the same %s',
    async (sort) => {
      await test.db.execute(sql`
        insert into users (email, first_name, is_premium, date_joined, updated_at)
        select n || '@crowd.example', 'Crowd', true, now(), now() from generate_series(1, 4000) n`)
      const kind = sort === 'spent' ? 'CREDITS' : 'GRANTED'
      // A third of them have none and follow those with the least; one is below zero.
      await test.db.execute(sql`
        insert into person_totals (user_id, kind, amount)
        select id, ${kind}, case when email = '7@crowd.example' then -1 else 2 * (split_part(email, '@', 1)::int % 3) end
        from users where email like '%@crowd.example' and split_part(email, '@', 1)::int % 3 > 0`)
      await foldFigures(test.db)
      const totals = await test.db.select().from(personTotals).where(eq(personTotals.kind, kind))
      const amounts = new Map(totals.map(({ userId, amount }) => [userId, amount]))
      const amountOf = (id: string) => amounts.get(id) ?? 0
      const people = await test.db.select({ id: users.id }).from(users).where(eq(users.isPremium, true))
      const falling = people
        .map(({ id }) => id)
        .sort((one, other) => amountOf(other) - amountOf(one) || (one < other ? -1 : 1))
      for (const [order, expected] of [
        ['desc', falling],
        ['asc', falling.toReversed()],
      ] as const) {
        const file = await test.ok('exportPremiumCredits', { as: finance, body: { sort, order } })
        const text = await (await test.backend.fetch(new Request(`http://localhost:4400${file.url}`))).text()
        const lines = text.trim().split('\r\n').slice(1)
        expect(lines.map((line) => line.split(',').at(-1))).toEqual(expected)
        // By the index alone, the last two would be those below zero.
        for (const [page, page_size] of [
          [1, 100],
          [13, 100],
          [27, 100],
          [41, 100],
          [127, 21],
          [116, 23],
        ] as const) {
          const query = { sort, order, page, page_size }
          const { results } = await test.ok('getPremiumUsersCreditSummary', { as: finance, query })
          expect(results.map(({ user_id }) => user_id)).toEqual(
            expected.slice((page - 1) * page_size, page * page_size),
          )
        }
      }
    },
  )

  it('premium users’ credits are not shown to support, nor users to reviewers', async () => {
    expect((await test.call('getPremiumUsersCreditSummary', { as: support, query: {} })).status).toBe(403)
    const reviewer = await test.user({ isStaff: true, staffRoles: ['REVIEWER'] })
    expect((await test.call('searchUserSummary', { as: reviewer, query: { email: 'ada' } })).status).toBe(403)
    expect((await test.call('listStaffRows', { as: reviewer, query: { kind: 'PERSON' } })).status).toBe(403)
    expect((await test.call('listStaffRows', { as: finance, query: { kind: 'JOB' } })).status).toBe(403)
  })
})

it('exportAuditTrail writes the lines of the page into a file, in its order, safe to open', async () => {
  for (const email of ['ada@', '=1@1']) {
    await test.ok('searchUserSummary', { as: support, query: { email } })
    test.clock.advance(1_000)
  }
  await test.ok('searchUserSummary', { as: finance, query: { email: 'bea@' } })
  const exported = async (body: { staff_id?: string; order?: 'asc' | 'desc' }) => {
    const file = await test.ok('exportAuditTrail', { as: finance, body })
    const stored = await test.backend.fetch(new Request(`http://localhost:4400${file.url}`))
    const [heading, ...lines] = (await stored.text()).trim().split('\r\n')
    expect(heading).toMatch(/created_at,staff,staff_id,action,subject,subject_id,reason$/)
    expect(lines).toHaveLength(file.rows)
    const searches = lines.filter((line) => line.includes('SEARCHED_PEOPLE') || line.includes('EXPORTED_ROWS'))
    return searches.map((line) => line.split(',').at(-1))
  }
  expect(await exported({ staff_id: support.id, order: 'asc' })).toEqual(['a•••@', "'=•••@1"])
  expect(await exported({ staff_id: support.id })).toEqual(["'=•••@1", 'a•••@'])
  // It includes the earlier exports.
  expect((await exported({})).filter((reason) => reason?.endsWith('@'))).toEqual(['b•••@', 'a•••@'])
  expect((await test.call('exportAuditTrail', { as: ada, body: {} })).status).toBe(403)
})
