import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { checkoutIdOf, end, signInAgain, subscribe } from '#server/modules/billing/testing/payer.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
afterAll(() => test.close())

let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})

const read = async (id: string) => test.ok('getSubscription', { as: ada, params: { subscription_id: id } })
const user = () => test.ok('getUserDetails', { as: ada })
const subjects = () => test.mail.map(({ subject }) => subject)
/** Lets time pass, and runs what is due. */
async function wait(ms: number) {
  test.clock.advance(ms)
  await test.runJobs()
  ada = await signInAgain(test, ada)
}

describe('a checkout', () => {
  it('createSubscription, getSubscription: a checkout grants premium only after the provider’s message has arrived', async () => {
    const before = await test.balance(ada)
    const id = await subscribe(test, ada, 'pro-month-usd')
    expect((await read(id)).status).toBe('PENDING')
    expect((await user()).is_premium).toBe(false)
    await test.runJobs()
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', premium_type: 'PRO', checkout_url: null })
    expect(await user()).toMatchObject({ is_premium: true, premium_type: 'PRO' })
    expect(await test.balance(ada)).toBe(before + 1_000)
    expect(subjects()).toEqual(['Your plan has started: Pro, monthly'])
  })

  it('getDemoCheckout returns the product and the return path, to the payer only, and becomes PAID', async () => {
    const { checkout_url: url } = await test.ok('createSubscription', {
      as: ada,
      key: crypto.randomUUID(),
      body: { price_id: 'pro-month-usd' },
    })
    const call = { as: ada, params: { checkout_id: checkoutIdOf(url) } }
    const open = await test.ok('getDemoCheckout', call)
    expect(open).toMatchObject({ status: 'OPEN', title: 'Pro, monthly', currency: 'USD', is_subscription: true })
    expect(open.return_url).toMatch(/\/subscribe\/return\?subscription_id=/)
    await end(test, ada, url, 'PAY')
    expect(await test.ok('getDemoCheckout', call)).toEqual({ ...open, status: 'PAID' })
    const bea = await test.user()
    for (const refused of [
      { ...call, as: bea },
      { as: ada, params: { checkout_id: crypto.randomUUID() } },
    ])
      expect((await test.call('getDemoCheckout', refused)).status).toBe(404)
  })

  it('ten requests for a checkout with one key create one checkout', async () => {
    const key = crypto.randomUUID()
    const ask = () => test.ok('createSubscription', { as: ada, key, body: { price_id: 'pro-month-usd' } })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(new Set(answers.map(({ subscription_id: id }) => id)).size).toBe(1)
  })

  it('completeDemoCheckout: a checkout stays open when the card is declined or its code is wrong, and can be paid then', async () => {
    const { subscription_id: id, checkout_url: url } = await test.ok('createSubscription', {
      as: ada,
      key: crypto.randomUUID(),
      body: { price_id: 'creator-year-eur' },
    })
    expect(await end(test, ada, url, 'DECLINE')).toMatchObject({ status: 409, body: { error: 'PAYMENT_DECLINED' } })
    await end(test, ada, url, 'ASK_CODE')
    expect(await end(test, ada, url, 'CONFIRM_CODE', '1')).toMatchObject({
      status: 400,
      body: { fields: { code: ['Incorrect code'] } },
    })
    await end(test, ada, url, 'CONFIRM_CODE', '123456')
    await test.runJobs()
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', interval: 'YEAR', currency: 'EUR' })
  })

  it('an abandoned checkout ends, and so does the older of two', async () => {
    const first = await test.ok('createSubscription', { as: ada, body: { price_id: 'pro-month-usd' } })
    const second = await subscribe(test, ada, 'pro-month-usd', 'GIVE_UP')
    await test.runJobs()
    expect((await read(first.subscription_id)).status).toBe('EXPIRED')
    expect((await read(second)).status).toBe('EXPIRED')
    expect(await end(test, ada, first.checkout_url, 'PAY')).toMatchObject({ body: { error: 'CHECKOUT_ENDED' } })
  })

  it('a checkout that is paid late waits, and one that is paid twice grants once', async () => {
    const before = await test.balance(ada)
    const id = await subscribe(test, ada, 'pro-month-usd', 'PAY_LATE')
    await test.runJobs()
    expect((await read(id)).status).toBe('PENDING')
    await wait(20_000)
    expect((await read(id)).status).toBe('ACTIVE')
    const { checkout_url: url } = await test.ok('createPurchase', {
      as: ada,
      key: crypto.randomUUID(),
      body: { pack_id: 'credits-300-usd' },
    })
    await end(test, ada, url, 'PAY_TWICE')
    await test.runJobs()
    expect(await test.balance(ada)).toBe(before + 1_000 + 300)
  })

  it('a checkout is refused while a plan runs, and a second one that was paid anyway is refunded', async () => {
    const before = await test.balance(ada)
    await subscribe(test, ada, 'pro-month-usd', 'PAY_LATE')
    const second = await subscribe(test, ada, 'studio-month-usd')
    await test.runJobs()
    expect((await read(second)).status).toBe('ACTIVE')
    await wait(20_000)
    expect(await user()).toMatchObject({ premium_type: 'STUDIO' })
    expect(await test.balance(ada)).toBe(before + 3_000)
    expect(
      await test.call('createSubscription', { as: ada, key: crypto.randomUUID(), body: { price_id: 'pro-year-usd' } }),
    ).toMatchObject({ status: 409, body: { error: 'ALREADY_SUBSCRIBED' } })
  })
})

it('createPurchase, getPurchase: a pack of credits waits to be paid, grants them once it is, and is shown to its buyer only', async () => {
  const before = await test.balance(ada)
  const { purchase_id, checkout_url: url } = await test.ok('createPurchase', {
    as: ada,
    key: crypto.randomUUID(),
    body: { pack_id: 'credits-300-usd' },
  })
  const params = { purchase_id }
  const open = await test.ok('getPurchase', { as: ada, params })
  expect(open).toMatchObject({ purchase_id, status: 'PENDING', credits: 300, checkout_url: url })
  await end(test, ada, url, 'PAY')
  await test.runJobs()
  expect(await test.ok('getPurchase', { as: ada, params })).toMatchObject({ status: 'PAID', checkout_url: null })
  expect(await test.balance(ada)).toBe(before + 300)
  expect((await test.call('getPurchase', { as: await test.user(), params })).status).toBe(404)
})

it('listPayments: payments are listed, the newest first, and only to the payer', async () => {
  await subscribe(test, ada, 'pro-month-usd')
  await wait(60_000)
  const { checkout_url: url } = await test.ok('createPurchase', {
    as: ada,
    key: crypto.randomUUID(),
    body: { pack_id: 'credits-300-usd' },
  })
  await end(test, ada, url, 'PAY')
  await test.runJobs()
  const { payments } = await test.ok('listPayments', { as: ada })
  expect(payments).toMatchObject([
    { status: 'PAID', provider: 'DEMO' },
    { description: 'Pro, monthly', amount: 1_900, status: 'PAID', provider: 'DEMO' },
  ])
  expect(await test.ok('listPayments', { as: await test.user() })).toEqual({ payments: [] })
})

it('unknown credits and plans are not found', async () => {
  const pack = await test.call('createPurchase', { as: ada, body: { pack_id: 'credits-7-usd' } })
  expect(pack).toMatchObject({ status: 404, body: { message: 'These credits aren’t available' } })
  expect((await test.call('createSubscription', { as: ada, body: { price_id: 'gold-week-usd' } })).status).toBe(404)
})

it('a payment message that the demo provider did not sign, or of more than 500 kB, is refused', async () => {
  const answer = await test.request('POST', '/payment_events/', { body: { id: '1', references: [] } })
  expect(answer).toMatchObject({ status: 400, body: { error: 'SIGNATURE_INVALID' } })
  const sized = (length: number, headers?: Record<string, string>) =>
    test.request('POST', '/payment_events/', { text: 'x'.repeat(length), ...(headers && { headers }) })
  expect((await sized(500_000, { 'Content-Length': '500000' })).status).toBe(400)
  expect((await sized(500_001)).status).toBe(413)
  expect((await sized(1, { 'Content-Length': '500001' })).status).toBe(413)
})
