import { afterAll, beforeEach, expect, it } from 'vitest'
import { DAY_MS, signInAgain } from '#server/modules/billing/testing/payer.ts'
import { transact } from '#server/platform/context.ts'
import { releaseHeld } from '#server/modules/billing/credits/end-hold.ts'
import { expireDueLots } from '#server/modules/billing/credits/expire.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { planMonths, purchases, subscriptionPayments, subscriptions } from '#server/platform/db/schema/index.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { findPrice } from '#src/domain/plans.ts'
import { setUpStripe } from './testing/set-up-stripe.ts'

const { fake, test, send, checkoutOf, subscribe, close } = await setUpStripe()

let ada: TestUser
beforeEach(async () => {
  await test.reset()
  fake.forget()
  fake.refuseCard(false)
  ada = await test.user()
})
afterAll(close)

const plan = async () => (await test.ok('getCurrentSubscription', { as: ada })).subscription
const body = async () => ({ subscription_id: (await plan())?.subscription_id ?? '' })
const payments = async () => (await test.ok('listPayments', { as: ada })).payments.map(({ status }) => status)
const previewOf = async (price_id: string) => {
  const query = { ...(await body()), price_id }
  return { query, preview: await test.call('previewSubscriptionChange', { as: ada, query }) }
}
const amountOf = (body: unknown) => (body as { amount_due?: number }).amount_due ?? 0
async function change(price_id: string) {
  const { query, preview } = await previewOf(price_id)
  const expected_amount = amountOf(preview.body)
  return test.call('changeSubscription', { as: ada, body: { ...query, expected_amount } })
}
async function wait(days: number) {
  for (let day = 0; day < days; day++) {
    test.clock.advance(DAY_MS)
    await test.runJobs()
  }
  ada = await signInAgain(test, ada)
}
const present = () => {
  const { payments: found } = test.app
  if (!found) throw new Error('Payments are set up')
  return found
}

it('a plan of the 31st grants its credits once for each payment', async () => {
  test.clock.advance(Date.UTC(2031, 0, 31, 10) - test.clock.now().getTime())
  ada = await signInAgain(test, ada)
  const reference = await subscribe(ada, 'pro-month-usd')
  for (const days of [28, 31]) {
    await wait(days)
    for (const message of fake.renew(reference, { isPaid: true })) await send(message)
    await test.runJobs()
  }
  const months = await test.db.select().from(planMonths)
  expect(
    months.map(
      ({ startsAt, endsAt, credits }) =>
        [startsAt, endsAt].map((each) => each.toISOString().slice(5, 10)).join(' ') + ` ${credits}`,
    ),
  ).toEqual(['01-31 02-28 1000', '02-28 03-31 1000', '03-31 04-30 1000'])
})

it('a larger plan that two tabs choose in parallel is charged once', async () => {
  await subscribe(ada)
  const { query, preview } = await previewOf('pro-month-usd')
  const expected_amount = amountOf(preview.body)
  const choose = () => test.call('changeSubscription', { as: ada, body: { ...query, expected_amount } })
  const answers = [await choose(), await choose()]
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  await test.runJobs()
  expect(await payments()).toEqual(['PAID', 'PAID'])
})

it('a larger plan whose answer was lost is charged once although it is chosen again', async () => {
  await subscribe(ada)
  const real = present()
  const lose = async (...asked: Parameters<typeof real.changePrice>) => {
    await real.changePrice(...asked)
    throw new Error('The server was ended here')
  }
  test.app.payments = { ...real, changePrice: lose }
  expect((await change('pro-month-usd')).status).toBe(500)
  test.takeLogged()
  test.app.payments = real
  expect((await previewOf('pro-month-usd')).preview).toMatchObject({
    status: 409,
    body: { error: 'ALREADY_SUBSCRIBED' },
  })
  expect(await plan()).toMatchObject({ premium_type: 'PRO' })
  expect(await payments()).toEqual(['PAID', 'PAID'])
  // A second request before the first answer requests the change all the same.
  const [row] = await test.db.select().from(subscriptions)
  const reference = row?.providerReference ?? ''
  const [creator, pro] = ['creator-month-usd', 'pro-month-usd'].map(findPrice)
  if (!creator || !pro) throw new Error('Both are sold')
  const again = { reference, present: creator, wanted: pro, begins: 'NOW' } as const
  expect(await real.previewChange(again)).toBe(0)
  await real.changePrice(again)
  await test.runJobs()
  expect(await payments()).toEqual(['PAID', 'PAID'])
})

/** The first payment is refunded on Stripe's own page; the plan runs on. */
async function refundCreator() {
  const paid = await test.db.select().from(subscriptionPayments)
  const intent = fake.get(paid.find(({ priceId }) => priceId === 'creator-month-usd')?.paymentReference ?? '')
  intent['latest_charge'] = { refunded: true }
  const refunded = { id: 'ch_1', payment_intent: intent.id }
  await send(JSON.stringify({ id: 'evt_r', object: 'event', type: 'charge.refunded', data: { object: refunded } }))
}

it('a first payment that is refunded after a larger plan was chosen restores nothing by itself', async () => {
  await subscribe(ada)
  await wait(10)
  await change('pro-month-usd')
  await test.runJobs()
  const before = await test.balance(ada)
  await refundCreator()
  await test.runJobs()
  expect(await test.balance(ada)).toBe(before - 400)
  expect(await test.db.select().from(planMonths)).toHaveLength(2)
})

it('credits that were taken back are not deducted when a larger plan is paid in the same month', async () => {
  await subscribe(ada)
  await wait(10)
  const before = await test.balance(ada)
  await refundCreator()
  await test.runJobs()
  expect(await test.balance(ada)).toBe(before - 400)
  await change('pro-month-usd')
  await test.runJobs()
  expect(await test.balance(ada)).toBe(before - 400 + 1_000)
})

it('credits that work held when their payment was refunded are taken back later, and are not deducted either', async () => {
  await subscribe(ada)
  await wait(10)
  const before = await test.balance(ada)
  const holdId = await transact(test.app, (scope) => hold(scope, ada.id, { action: 'train_lora' }))
  await refundCreator()
  await test.runJobs()
  await transact(test.app, (scope) => releaseHeld(scope, holdId, 'It was cancelled'))
  await expireDueLots(test.app)
  expect(await test.balance(ada)).toBe(before - 400)
  await change('pro-month-usd')
  await test.runJobs()
  expect(await test.balance(ada)).toBe(before - 400 + 1_000)
})

it('a plan that has ended at Stripe without a message cannot be cancelled or resumed, and is shown as ended', async () => {
  const reference = await subscribe(ada)
  const asked = await body()
  fake.get(reference)['status'] = 'canceled'
  for (const operation of ['cancelSubscription', 'resumeSubscription'] as const)
    expect(await test.call(operation, { as: ada, body: asked })).toMatchObject({ status: 409 })
  expect(await plan()).toBeNull()
  expect(await test.ok('getUserDetails', { as: ada })).toMatchObject({ is_premium: false })
})

it('a failed bank debit ends its purchase, and does not block the deletion of the account', async () => {
  const { purchase_id } = await test.ok('createPurchase', { as: ada, body: { pack_id: 'credits-100-usd' } })
  const checkout = await checkoutOf(purchases, ada.id)
  for (const message of fake.payLater(checkout)) await send(message)
  await test.runJobs()
  const status = async () => (await test.ok('getPurchase', { as: ada, params: { purchase_id } })).status
  expect(await status()).toBe('PENDING')
  fake.get(checkout)['payment_intent'] = { id: 'pi_1', latest_charge: null, status: 'requires_payment_method' }
  const failed = { id: checkout, client_reference_id: purchase_id }
  const type = 'checkout.session.async_payment_failed'
  await send(JSON.stringify({ id: 'evt_f', object: 'event', type, data: { object: failed } }))
  await test.runJobs()
  expect(await status()).toBe('EXPIRED')
  expect((await test.call('requestAccountDeletion', { as: ada, body: { email: ada.email } })).status).toBe(200)
})

it('a plan whose first debit fails ends at Stripe, too', async () => {
  await test.ok('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
  const checkout = await checkoutOf(subscriptions, ada.id)
  for (const message of fake.payLater(checkout, { status: 'active' })) await send(message)
  await test.runJobs()
  expect(await plan()).toMatchObject({ status: 'PENDING' })
  // Nothing of a plan that has not begun is due.
  expect(await payments()).toEqual(['PENDING'])
  const reference = String(fake.get(checkout)['subscription'])
  fake.get(reference)['status'] = 'past_due'
  await send(
    JSON.stringify({
      id: 'evt_p',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id: reference } },
    }),
  )
  await test.runJobs()
  expect(await plan()).toBeNull()
  expect(fake.get(reference)['status']).toBe('canceled')
  expect(fake.openInvoices()).toEqual([])
})
