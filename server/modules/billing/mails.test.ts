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

const DEMO = 'This was the demo checkout: no money has moved.'
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
async function told(tell: (scope: Scope) => Promise<void>) {
  await test.scope(tell)
  await test.runJobs()
  const rows = await test.db.select().from(notifications)
  const bell = rows.map(({ kind, key, title, text, path }) => ({ kind, key, title, text, path }))
  const lines = test.mail.map(({ text }) => text.split('\n').slice(2, -2))
  return { bell, lines, subjects: test.mail.map(({ subject }) => subject) }
}

const subscriptionPage = 'http://localhost:4400/account/subscription'

describe('emails about a plan', () => {
  const tell = (before: SubscriptionRow['status'], after: Partial<SubscriptionRow>) =>
    told((scope) => mailAboutSubscription(scope, plan({ status: before }), plan(after), 'Pro, monthly'))

  it('a plan that begins names its paid period, and that a demo cost nothing', async () => {
    expect(await tell('PENDING', { provider: 'DEMO' })).toEqual({
      bell: [
        {
          kind: 'PLAN',
          key: `plan:plan-1:ACTIVE:${ENDS_AT.toISOString()}`,
          title: 'Your plan has begun: Pro, monthly',
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
      subjects: ['Your plan has begun: Pro, monthly'],
    })
  })

  it('a plan that is already running has not begun', async () => {
    expect(await tell('PAST_DUE', {})).toMatchObject({ bell: [] })
  })

  it('a cancelled plan names its last day', async () => {
    const text = 'It runs until 14 February 2030 (UTC), and nothing is charged any more. You can resume it until then.'
    expect(await tell('ACTIVE', { status: 'CANCELLED' })).toMatchObject({
      bell: [{ title: 'Your plan is cancelled: Pro, monthly', text, path: '/account/subscription' }],
      lines: [[text, subscriptionPage]],
    })
  })

  it('an unpaid renewal is emailed whatever the settings, with the day on which the plan ends', async () => {
    await test.ok('updateNotificationSettings', { as: ada, body: { kind: 'PLAN', by_mail: false } })
    const text = 'The payment for Pro, monthly did not go through. Your plan runs on until 21 February 2030 (UTC).'
    expect(await tell('ACTIVE', { status: 'PAST_DUE', graceEndsAt: GRACE_ENDS_AT })).toMatchObject({
      bell: [
        {
          key: `plan:plan-1:PAST_DUE:${GRACE_ENDS_AT.toISOString()}`,
          title: 'Your plan could not be renewed',
          text,
        },
      ],
      lines: [
        [
          text,
          'If nothing is paid until then you are on the free plan. Nothing you made is deleted.',
          'Pay or change your card here:',
          subscriptionPage,
        ],
      ],
    })
    await test.scope((scope) => mailAboutSubscription(scope, plan(), plan({ status: 'CANCELLED' }), 'Pro, monthly'))
    await test.runJobs()
    expect(test.mail).toHaveLength(1)
  })

  it('a plan that has ended links to the plans', async () => {
    const text = 'You are on the free plan now. Everything you made stays here: you can open, play and export it.'
    expect(await tell('CANCELLED', { status: 'EXPIRED', currentPeriodEndsAt: null })).toMatchObject({
      bell: [{ key: 'plan:plan-1:EXPIRED:', title: 'Your plan has ended: Pro, monthly', text, path: '/subscribe' }],
      lines: [[text, 'Choose a plan again whenever you like:', 'http://localhost:4400/subscribe']],
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
    expect(await told((scope) => mailAboutPayment(scope, plan({ priceId }), plan(), payment))).toEqual({
      bell: [{ kind: 'PLAN', key: 'plan-payment:payment-1', title, text, path: '/account/subscription' }],
      lines: [[text, subscriptionPage]],
      subjects: [title],
    })
  })

  it('a payment by the demo checkout says so, and one for a plan that is not sold here sends nothing', async () => {
    const demo = await told((scope) => mailAboutPayment(scope, plan(), plan({ provider: 'DEMO' }), payment))
    expect(demo.lines[0]).toContain(DEMO)
    await test.reset()
    ada = await test.user()
    const other = await told((scope) => mailAboutPayment(scope, plan(), plan({ priceId: 'elsewhere' }), payment))
    expect(other.bell).toEqual([])
  })

  it.each([
    ['pro-month-usd', 'Paid twice: Pro, monthly is paid back'],
    ['elsewhere', 'Paid twice: your plan is paid back'],
  ])('a second plan at %s that was paid is named and refunded', async (priceId, title) => {
    const text =
      'You have a plan already, so the second one was ended and its payment goes back to you. Your plan runs on.'
    const demo = plan({ priceId, provider: 'DEMO' })
    expect(await told((scope) => mailAboutDuplicate(scope, demo))).toEqual({
      bell: [{ kind: 'PLAN', key: 'duplicate:plan-1', title, text, path: '/account/subscription' }],
      lines: [[text, DEMO, subscriptionPage]],
      subjects: [title],
    })
  })

  it('purchased credits are acknowledged', async () => {
    const purchase = { id: 'purchase-1', userId: ada.id, credits: 1200, provider: 'DEMO' } as PurchaseRow
    const text = '1,200 credits were added to your balance. They never expire.'
    expect(await told((scope) => mailAboutPurchase(scope, purchase))).toEqual({
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
    [0, 'None of its credits were left to take back.'],
    [1, '1 credit of it that you had not spent was taken off your balance.'],
    [2, '2 credits of it that you had not spent were taken off your balance.'],
  ])('a refund that takes back %i credits says so', async (takenBack, text) => {
    const refund = { key: 'r1', title: 'Pro, monthly', takenBack }
    const title = 'Your payment was refunded: Pro, monthly'
    expect(await told((scope) => mailAboutRefund(scope, ada.id, refund))).toEqual({
      bell: [{ kind: 'PLAN', key: 'refund:r1', title, text, path: '/account/subscription' }],
      lines: [[text, subscriptionPage]],
      subjects: [title],
    })
  })
})
