import { expect, it, afterAll, beforeEach } from 'vitest'
import { expectedOf } from './prices.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { hold } from './hold.ts'

const price = { engine: 'Bella', most: 20, prices: { Bella: 12.5, Adam: 20 } }

it('a piece’s expected cost is its engine’s price, or a share of it where recent work was cheaper', () => {
  expect(expectedOf(price, {})).toBe(12.5)
  expect(expectedOf(price, { Bella: 0.5, Adam: 0.1 })).toBe(6.3)
})

it('a piece’s expected cost is never more than is held for it', () => {
  expect(expectedOf(price, { Bella: 3 })).toBe(20)
  expect(expectedOf({ ...price, engine: 'Eve' }, {})).toBe(20)
})

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user({ extraCredits: 1_000 })
})
afterAll(() => test.close())

const improve = (header?: string) =>
  test.call('improvePrompt', {
    as: ada,
    body: { prompt: 'A lighthouse at night' },
    ...(header !== undefined && { headers: { 'Most-Credits': header } }),
  })

it('a call that costs more than the shown price is refused with both prices and charges nothing', async () => {
  const before = await test.balance(ada)
  expect(await improve('0')).toMatchObject({
    status: 402,
    body: {
      ...{ error: 'PRICE_CHANGED', detail: 'It now costs up to 1 credit' },
      risen_price: { shown: 0, most: 1 },
    },
  })
  expect(await test.balance(ada)).toBe(before)
  expect((await improve('1')).status).toBe(200)
  expect((await improve()).status).toBe(200)
})

it('all pieces that a call holds count together against the shown price', async () => {
  const holding = (most: number) =>
    test.scope(async (scope) => {
      const call = { ...scope, approvedPrice: { most, held: 0 } }
      for (const units of [1, 1, 1]) await hold(call, ada.id, { action: 'generate_story', units })
    })
  await expect(holding(5)).rejects.toMatchObject({ body: { risen_price: { shown: 5, most: 6 } } })
  await holding(6)
})

it('an unreadable price is refused by the name of its header', async () => {
  for (const header of ['', '-1', '1.5', '1e3', '99999999999', 'six'])
    expect(await improve(header), header).toMatchObject({
      status: 400,
      body: { fields: { 'Most-Credits': [expect.any(String)] } },
    })
})
