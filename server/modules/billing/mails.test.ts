import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { PurchaseRow, SubscriptionRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { notifications } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import {
  mailAboutDuplicate,
  mailAboutPayment,
  mailAboutPurchase,
  mailAboutRefund,
  mailAboutSubscription,
} from './mails.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const DEMO = 'This was a demo checkout. No money was charged.'
const AT = new Date('2030-01-01T12:00:00Z')
/** A minute before midnight, UTC: the next day elsewhere. */
const ENDS_AT = new Date('2030-02-14T23:59:00Z')
const GRACE_ENDS_AT = new Date('2030-02-21T23:59:00Z')

const plan = (change: Partial<SubscriptionRow> = {}): SubscriptionRow =>
  ({
    ...{ id: 'plan-1', userId: ada.id, status: 'ACTIVE', provider: 'STRIPE', priceId: 'pro-month-usd' },
    ...{ currentPeriodEndsAt: ENDS_AT, graceEndsAt: null, createdAt: AT, updatedAt: AT },
    ...change,
  }) as SubscriptionRow

/** The notification with a key, and the matching lines of the email. */
async function mailOf(send: (scope: Scope) => Promise<void>) {
  await test.scope(send)
  await test.runJobs()
  const rows = await test.db.select().from(notifications)
  const bell = rows.map(({ kind, key, title, text, path }) => ({ kind, key, title, text, path }))
  const lines = test.mail.map(({ text }) => text.split('\n').slice(2, -2))
  return { bell, lines, subjects: test.mail.map(({ subject }) => subject) }
}

const subscriptionPage = 'http://localhost:4400/account/subscription'

describe('emails about a plan', () => {
  const send = (before: SubscriptionRow['status'], after: Partial<SubscriptionRow>) =>
    mailOf((scope) => mailAboutSubscription(scope, plan({ status: before }), plan(after), 'Pro, monthly'))

  it('a plan that begins names its paid period, and that a demo cost nothing', async () => {
    expect(await send('PENDING', { provider: 'DEMO' })).toEqual({
      bell: [
        {
          kind: 'PLAN',
          key: `plan:plan-1:ACTIVE:${ENDS_AT.toISOString()}`,
          title: 'Your plan has started: Pro, monthly',
          text: 'Pro, monthly is paid until 14 February 2030 (UTC) and renews then.',
          path: '/account/subscription',
        },
      ],
      lines: [
        [
          'Pro, monthly is paid until 14 February 2030 (UTC) and renews then.',
          ...[DEMO, 'Change or cancel it here:', subscriptionPage],
        ],
      ],
      subjects: ['Your plan has started: Pro, monthly'],
    })
  })

  it('a plan that is already running has not begun', async () => {
    expect(await send('PAST_DUE', {})).toMatchObject({ bell: [] })
  })

  it('a cancelled plan says how long it runs on', async () => {
    const text = 'It runs until 14 February 2030 (UTC) and won’t renew. You can resume it until then.'
    expect(await send('ACTIVE', { status: 'CANCELLED' })).toMatchObject({
      bell: [{ title: 'Your plan is cancelled: Pro, monthly', text, path: '/account/subscription' }],
      lines: [[text, subscriptionPage]],
    })
  })

  it('an unpaid renewal is emailed whatever the settings, with the day on which the plan ends', async () => {
    await test.ok('updateNotificationSettings', { as: ada, body: { kind: 'PLAN', by_mail: false } })
    const text = 'The payment for Pro, monthly didn’t go through. Your plan stays active until 21 February 2030 (UTC).'
    expect(await send('ACTIVE', { status: 'PAST_DUE', graceEndsAt: GRACE_ENDS_AT })).toMatchObject({
      bell: [
        {
          key: `plan:plan-1:PAST_DUE:${GRACE_ENDS_AT.toISOString()}`,
          title: 'Your plan couldn’t be renewed',
          text,
        },
      ],
      lines: [
        [
          text,
          'If it isn’t paid by then, you’ll move to the free plan. Nothing you made will be deleted.',
          'Pay or update your card here:',
          subscriptionPage,
        ],
      ],
    })
    await test.scope((scope) => mailAboutSubscription(scope, plan(), plan({ status: 'CANCELLED' }), 'Pro, monthly'))
    await test.runJobs()
    expect(test.mail).toHaveLength(1)
  })

  it('a plan that has ended leads to the plans', async () => {
    const text = 'You’re now on the free plan. You can still open, play and export everything you made.'
    expect(await send('CANCELLED', { status: 'EXPIRED', currentPeriodEndsAt: null })).toMatchObject({
      bell: [{ key: 'plan:plan-1:EXPIRED:', title: 'Your plan has ended: Pro, monthly', text, path: '/subscribe' }],
      lines: [[text, 'Choose a new plan anytime:', 'http://localhost:4400/subscribe']],
    })
  })
})

describe('emails about payments', () => {
  const payment = { id: 'payment-1' } as Parameters<typeof mailAboutPayment>[3]

  it.each([
    ['pro-month-usd', 'Your plan was renewed: Pro, monthly'],
    ['creator-month-usd', 'Your plan has changed: Pro, monthly'],
  ])('a payment after %s says whether the plan was renewed or has changed', async (priceId, title) => {
    const text = 'The payment went through. It is paid until 14 February 2030 (UTC).'
    expect(await mailOf((scope) => mailAboutPayment(scope, plan({ priceId }), plan(), payment))).toEqual({
      bell: [{ kind: 'PLAN', key: 'plan-payment:payment-1', title, text, path: '/account/subscription' }],
      lines: [[text, subscriptionPage]],
      subjects: [title],
    })
  })

  it('a payment by the demo checkout says so, and one for a plan that is not sold here sends nothing', async () => {
    const demo = await mailOf((scope) => mailAboutPayment(scope, plan(), plan({ provider: 'DEMO' }), payment))
    expect(demo.lines[0]).toContain(DEMO)
    await test.reset()
    ada = await test.user()
    const other = await mailOf((scope) => mailAboutPayment(scope, plan(), plan({ priceId: 'elsewhere' }), payment))
    expect(other.bell).toEqual([])
  })

  it.each([
    ['pro-month-usd', 'Duplicate payment: Pro, monthly refunded'],
    ['elsewhere', 'Duplicate payment: your plan refunded'],
  ])('a second plan at %s that was paid is named, and paid back', async (priceId, title) => {
    const text = 'You already have a plan, so we ended the second one and refunded it. Your plan stays active.'
    const demo = plan({ priceId, provider: 'DEMO' })
    expect(await mailOf((scope) => mailAboutDuplicate(scope, demo))).toEqual({
      bell: [{ kind: 'PLAN', key: 'duplicate:plan-1', title, text, path: '/account/subscription' }],
      lines: [[text, DEMO, subscriptionPage]],
      subjects: [title],
    })
  })

  it('purchased credits are acknowledged', async () => {
    const purchase = { id: 'purchase-1', userId: ada.id, credits: 1200, provider: 'DEMO' } as PurchaseRow
    const text = '1,200 credits were added to your balance. They never expire.'
    expect(await mailOf((scope) => mailAboutPurchase(scope, purchase))).toEqual({
      bell: [
        {
          ...{ kind: 'PLAN', key: 'purchase:purchase-1', title: 'Thank you: 1,200 credits', text },
          path: '/account/subscription',
        },
      ],
      lines: [[text, DEMO, subscriptionPage]],
      subjects: ['Thank you: 1,200 credits'],
    })
  })

  it.each([
    [0, 'No unused credits were left to remove.'],
    [1, '1 unused credit was removed from your balance.'],
    [2, '2 unused credits were removed from your balance.'],
  ])('a refund that takes back %i credits says so', async (takenBack, text) => {
    const refund = { key: 'r1', title: 'Pro, monthly', takenBack }
    const title = 'Your payment was refunded: Pro, monthly'
    expect(await mailOf((scope) => mailAboutRefund(scope, ada.id, refund))).toEqual({
      bell: [{ kind: 'PLAN', key: 'refund:r1', title, text, path: '/account/subscription' }],
      lines: [[text, subscriptionPage]],
      subjects: [title],
    })
  })
})
