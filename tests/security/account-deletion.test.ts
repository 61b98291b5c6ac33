import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { COME_BACK_MS, scheduleDeletion } from '#server/platform/auth/account-deletion.ts'
import { end, signInAgain, subscribe } from '#server/modules/billing/testing/payer.ts'
import { charge } from '#server/modules/billing/credits/settle-holds.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import * as schema from '#server/platform/db/schema/index.ts'
import { notify } from '#server/modules/account/notifications/notify.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { seedAccount, type SeededAccount } from './seed-account.ts'

const { jobs, sessions, subscriptions, users } = schema
const test = await createTestApp()
const password = 'loom-weaves-9'
let ada: SeededAccount
beforeEach(async () => {
  await test.reset()
  ada = await seedAccount(test)
  // Its plan no longer renews.
  await test.db.update(subscriptions).set({ status: 'CANCELLED' }).where(eq(subscriptions.userId, ada.user.id))
})
afterAll(() => test.close())

/** Every table of the schema, also one that the code does not know. */
async function tableNames(): Promise<string[]> {
  const rows = await test.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name`)
  return rows.map(({ name }) => name)
}

/** Tables with a row that contains any of these in any column: every table of the schema is searched, known or not. */
async function tablesNaming(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of await tableNames()) {
    const isNamed = sql.join(
      words.map((word) => sql`strpos(row_to_json(t)::text, ${word}) > 0`),
      sql` or `,
    )
    const [hit] = await test.db
      .select({ one: sql`1` })
      .from(sql`${sql.identifier(name)} t`)
      .where(isNamed)
      .limit(1)
    if (hit) found.push(name)
  }
  return found
}

const wordsOf = ({ user, sentinel, ids }: SeededAccount) => [user.email, user.pusherId, sentinel, ...Object.values(ids)]
const ask = (as = ada.user) => test.call('requestAccountDeletion', { as, body: { email: as.email } })

/** Data that usage adds to the demo state: files, channels, jobs, counted attempts, emails. Returns a hold's id. */
async function live({ user, ids }: SeededAccount): Promise<string> {
  for (const key of [`media/${ids.image}.png`, `media/${ids.video}.mp4`, `capsules/${ids.bugReport}.gz`]) await put(key)
  await test.scope((scope) =>
    notify(scope, user.id, { kind: 'CREDITS', key: 'low', title: 'Low', path: '/account', storyId: ids.story }),
  )
  await test.call('login', { body: { username: user.email, password: 'wrong' } })
  await test.ok('requestEmailChange', { as: user, body: { email: `new-${user.email}` } })
  await test.ok('requestDataExport', { as: user })
  await test.runJobs()
  const packed = `exports/${ids.story}-premiere-1.zip`
  await put(packed)
  const at = { runAt: new Date('2030-01-01'), createdAt: test.clock.now(), updatedAt: test.clock.now() }
  await test.db.insert(jobs).values({ kind: 'forget-file', payload: { key: packed }, ...at })
  await addRest({ user, ids, sentinel: '' }, at)
  // Some of the user's counters are aggregated already, some are not.
  await foldFigures(test.db)
  await test.scope((scope) => charge(scope, user.id, { action: 'export_premiere', storyId: ids.story }))
  const held = await test.scope((scope) => hold(scope, user.id, { action: 'upscale', storyId: ids.story }))
  return held ?? ''
}

/** Rows of the tables that a demo state leaves empty. */
async function addRest({ user, ids }: SeededAccount, at: { createdAt: Date; updatedAt: Date }) {
  const { createdAt } = at
  const [userId, storyId] = [user.id, ids.story]
  const ends = { startsAt: createdAt, endsAt: createdAt }
  const price = { priceId: 'pro-month-usd', amount: 1_900, currency: 'USD' }
  const paymentId = crypto.randomUUID()
  const { db } = test
  await db.insert(schema.brolls).values({ sceneId: ids.scene, mediaId: ids.image, startMs: 0, durationMs: 1, ...at })
  const said = { kind: 'FEEDBACK', feedbackType: 'GENERAL', description: 'Good' } as const
  await db.insert(schema.reports).values({ userId, storyId, ...said, createdAt })
  await db.insert(schema.emailVerifications).values({ tokenHash: 'a', userId, createdAt, expiresAt: createdAt })
  await db.insert(schema.idempotencyKeys).values({ userId, key: crypto.randomUUID(), requestHash: 'a', createdAt })
  await db.insert(schema.notificationSettings).values({ userId, kind: 'PLAN', inApp: true, byMail: false })
  await db
    .insert(schema.storyEdits)
    .values({ storyId, userId, revision: 1, label: 'Edit', patch: [], inverse: [], createdAt })
  const review = { renderId: ids.render, storyId, mediaId: ids.video, queuedAt: createdAt }
  await db.insert(schema.filmReviews).values({ ...review, reviewedBy: userId, objection: 'Mine', ...at })
  await db.insert(schema.loraSetVersions).values({ loraId: ids.lora, version: 1, pictures: [], createdAt })
  const payment = { id: paymentId, subscriptionId: ids.subscription, reference: 'in_1', status: 'PAID' as const }
  await db.insert(schema.subscriptionPayments).values({ ...payment, ...price, ...ends, ...at })
  await db
    .insert(schema.planMonths)
    .values({ subscriptionId: ids.subscription, paymentId, ...ends, credits: 1, createdAt })
}

const put = (key: string) => test.files.write(key, new Uint8Array(8), 'application/octet-stream')

describe('account deletion', () => {
  it('requestAccountDeletion: deletes an account and all of its rows, files, channels, jobs and emails after seven days', async () => {
    const eve = await seedAccount(test)
    const words = [...wordsOf(ada), await live(ada)]
    await put(`media/${eve.ids.image}.png`)
    const before = await tablesNaming(words)
    const evesBefore = await tablesNaming(wordsOf(eve))
    // A table that is missing here is either filled above, so that the deletion of its rows is proven, or never a user's.
    expect((await tableNames()).filter((name) => !before.includes(name))).toEqual(NEVER_A_PERSONS)

    const open = await test.db
      .select({ id: schema.sessions.id })
      .from(schema.sessions)
      .where(eq(schema.sessions.userId, ada.user.id))
    expect((await ask()).status).toBe(200)
    await test.runJobs()
    expect((await test.call('getUserProfile', { as: ada.user })).status).toBe(401)
    test.clock.advance(COME_BACK_MS - 60_000)
    await test.runJobs()
    expect(await tablesNaming([ada.user.email])).toContain('users')
    test.clock.advance(60_000)
    await test.runJobs()
    expect(await tablesNaming(words)).toEqual([])
    expect(test.files.keys()).toEqual([`media/${eve.ids.image}.png`])
    expect(test.disconnected).toEqual(expect.arrayContaining(open.map(({ id }) => id)))
    expect(test.mail.at(-1)).toMatchObject({ to: ada.user.email, subject: 'Your account has been deleted' })
    expect(await tablesNaming(wordsOf(eve))).toEqual(evesBefore)
  })

  it('deleting an account keeps the counters of a longer email that begins alike', async () => {
    const longer = `${ada.user.email}munity`
    await test.call('login', { body: { username: longer, password: 'wrong' } })
    expect(await tablesNaming([longer])).toEqual(['throttle'])
    await ask()
    test.clock.advance(COME_BACK_MS)
    await test.runJobs()
    expect(await tablesNaming([ada.user.id])).toEqual([])
    expect(await tablesNaming([longer])).toEqual(['throttle'])
  })

  it('detects a table that account deletion forgets', async () => {
    await test.db.execute(sql`create table forgotten_notes (note jsonb)`)
    try {
      await test.db.execute(sql`insert into forgotten_notes values (${JSON.stringify({ by: ada.user.id })}::jsonb)`)
      await ask()
      test.clock.advance(COME_BACK_MS)
      await test.runJobs()
      expect(await tablesNaming(wordsOf(ada))).toEqual(['forgotten_notes'])
    } finally {
      await test.db.execute(sql`drop table forgotten_notes`)
    }
  })

  it('signing in within seven days restores everything, and a new request starts over', async () => {
    const bea = await test.user({ password })
    const signIn = () => test.ok('login', { body: { username: bea.email, password } })
    const remove = (token: string) =>
      test.ok('requestAccountDeletion', { as: { token }, body: { email: bea.email, current_password: password } })
    await remove(bea.token)
    test.clock.advance(COME_BACK_MS - 1)
    const { access } = await signIn()
    await test.runJobs()
    expect(test.mail.map(({ subject }) => subject)).toEqual([
      'Your account will be deleted',
      'Your account won’t be deleted',
    ])
    test.clock.advance(1)
    await test.runJobs()
    await test.ok('getUserProfile', { as: { token: access } })

    await remove(access)
    test.clock.advance(COME_BACK_MS)
    await test.runJobs()
    expect(await test.db.select().from(users).where(eq(users.id, bea.id))).toEqual([])
  })

  it('an account whose deletion staff run too early is deleted on time all the same, and staff cannot abandon it', async () => {
    const support = await test.user({ isStaff: true, staffRoles: ['SUPPORT'] })
    const settle = async (action: 'RETRY' | 'RELEASE') => {
      const waiting = and(eq(jobs.kind, 'delete-account'), eq(jobs.status, 'QUEUED'))
      const [job] = await test.db.select().from(jobs).where(waiting)
      const body = { job_id: job?.id ?? '', action, reason: 'It seems to hang' }
      const { status } = await test.call('settleJob', { as: support, body })
      await test.runJobs()
      return status
    }
    const isThere = async () => (await test.db.select().from(users).where(eq(users.id, ada.user.id))).length === 1
    expect((await ask()).status).toBe(200)
    expect([await settle('RETRY'), await settle('RELEASE')]).toEqual([200, 409])
    test.clock.advance(2 * 60 * 60 * 1000)
    await test.runJobs()
    expect(await isThere()).toBe(true)
    test.clock.advance(COME_BACK_MS)
    await test.runJobs()
    expect(await isThere()).toBe(false)
  })

  it('an account with running work is deleted after that has ended', async () => {
    await ask()
    test.clock.advance(COME_BACK_MS)
    const now = test.clock.now()
    const lease = { leaseOwner: 'another server', leaseEndsAt: new Date(now.getTime() + 1_000) }
    const running = { kind: 'run-task', payload: { taskId: ada.ids.task }, status: 'RUNNING' as const, attempts: 1 }
    const at = { runAt: now, createdAt: now, updatedAt: now }
    const [work] = await test.db
      .insert(jobs)
      .values({ ...running, ...lease, ...at, userId: ada.user.id })
      .returning()
    await test.runJobs()
    expect(await test.db.select().from(users).where(eq(users.id, ada.user.id))).toHaveLength(1)
    const [asked] = await test.db
      .select()
      .from(jobs)
      .where(eq(jobs.id, work?.id ?? ''))
    expect(asked?.cancelRequested).toBe(true)
    test.clock.advance(10_000)
    await test.runJobs()
    expect(await tablesNaming(wordsOf(ada))).toEqual([])
  })
})

describe('account deletion is refused', () => {
  it('an account is not deleted with another email or a wrong password', async () => {
    const bea = await test.user({ password })
    const call = (body: object) => test.call('requestAccountDeletion', { as: bea, body })
    expect(await call({ email: 'other@example.com', current_password: password })).toMatchObject({
      status: 400,
      body: { fields: { email: ['This isn’t the email of your account'] } },
    })
    expect(await call({ email: bea.email })).toMatchObject({ body: { error: 'WRONG_PASSWORD' } })
    expect(await test.db.select().from(sessions).where(eq(sessions.userId, bea.id))).toMatchObject([
      { revokedAt: null },
    ])
  })

  it('an account is not deleted while its plan would renew', async () => {
    await test.db.update(subscriptions).set({ status: 'ACTIVE' }).where(eq(subscriptions.userId, ada.user.id))
    expect(await ask()).toMatchObject({ status: 400, body: { error: 'PLAN_RENEWS' } })
  })
})

describe('payments of a deleted account', () => {
  const buy = (as: TestUser) =>
    test.ok('createPurchase', { as, key: crypto.randomUUID(), body: { pack_id: 'credits-300-usd' } })
  const plan = (as: TestUser) =>
    test.ok('createSubscription', { as, key: crypto.randomUUID(), body: { price_id: 'pro-month-usd' } })

  it('checkouts that are open when deletion is requested can no longer be paid', async () => {
    const bea = await test.user()
    const urls = [(await plan(bea)).checkout_url, (await buy(bea)).checkout_url]
    expect((await ask(bea)).status).toBe(200)
    const back = await signInAgain(test, bea)
    for (const url of urls)
      expect(await end(test, back, url, 'PAY')).toMatchObject({ status: 409, body: { error: 'CHECKOUT_ENDED' } })
  })

  it('an account is not deleted while a payment is being confirmed, and can be when it is', async () => {
    const bea = await test.user()
    await end(test, bea, (await buy(bea)).checkout_url, 'PAY_LATE')
    expect(await ask(bea)).toMatchObject({ status: 409, body: { error: 'PAYMENT_PENDING' } })
    test.clock.advance(20_000)
    await test.runJobs()
    expect((await ask(bea)).status).toBe(200)
  })

  it('a plan that began all the same is ended and refunded before the rows are deleted', async () => {
    const bea = await test.user()
    const id = await subscribe(test, bea, 'pro-month-usd')
    await test.runJobs()
    const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.id, id))
    const ended: unknown[] = []
    const { payments } = test.app
    test.app.payments = payments && {
      ...payments,
      endSubscription: async (reference, options) => void ended.push([reference, options]),
    }
    try {
      await test.scope((scope) => scheduleDeletion(scope, { ...bea, firstName: '' } as never))
      test.clock.advance(COME_BACK_MS)
      await test.runJobs()
      // Where jobs run in parallel, it waits for the one that reads the plan.
      test.clock.advance(10_000)
      await test.runJobs()
    } finally {
      test.app.payments = payments
    }
    expect(row?.providerReference).toBeTruthy()
    expect(ended).toEqual([[row?.providerReference, { refund: true }]])
    expect(await test.db.select().from(users).where(eq(users.id, bea.id))).toEqual([])
  })
})

/** Tables of no user: each has to be checked before it is named here. */
const NEVER_A_PERSONS: readonly string[] = [
  // Names the users that staff viewed only by id (searches are masked), and outlives them: it is the staff's audit trail.
  'audit_trail',
  'cohort_figures',
  'daily_figures',
  // Of the installation; who set them is in the audit trail.
  'engine_settings',
  // Names a user only for as long as their work is at a provider, or an hour longer where its process died.
  'provider_calls',
  // What was searched for in stock libraries, without who did; for a day.
  'provider_memory',
  // Names a job, which is deleted with its account, and the service's id of the order.
  'provider_orders',
  // Sections of an export while it is drawn; they are deleted with it, and with its row.
  'render_parts',
  'schema_migrations',
]
