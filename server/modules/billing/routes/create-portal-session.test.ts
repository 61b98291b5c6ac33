import { afterAll, beforeEach, expect, it } from 'vitest'
import { addMonths } from '#server/modules/billing/months.ts'
import { end, signInAgain, subscribe } from '#server/modules/billing/testing/payer.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const test = await createTestApp()
afterAll(() => test.close())

let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})

const openPortal = (as: TestUser, subscription_id: string) =>
  test.call('createPortalSession', { as, body: { subscription_id } })

it('createPortalSession: the billing portal of a declined renewal shows the due payment, and says so when nothing is due', async () => {
  const id = await subscribe(test, ada, 'creator-month-usd', 'PAY_ONCE')
  await test.runJobs()
  expect(await openPortal(ada, id)).toMatchObject({ status: 409, body: { error: 'NOTHING_TO_PAY' } })
  const now = test.clock.now()
  test.clock.advance(addMonths(now, 1).getTime() - now.getTime())
  await test.runJobs()
  ada = await signInAgain(test, ada)
  const { url } = await test.ok('createPortalSession', { as: ada, body: { subscription_id: id } })
  await end(test, ada, url, 'PAY')
  await test.runJobs()
  expect(await openPortal(ada, id)).toMatchObject({ status: 409 })
})

it('the billing portal of another user’s plan is not found', async () => {
  const id = await subscribe(test, ada, 'creator-month-usd')
  await test.runJobs()
  expect((await openPortal(await test.user(), id)).status).toBe(404)
  expect((await openPortal(ada, crypto.randomUUID())).status).toBe(404)
})
