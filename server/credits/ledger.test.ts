import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { creditCost, type CreditAction, STARTING_CREDITS } from '#src/domain/credits.ts'
import { creditEntries } from '#server/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { charge, grant, readBalance, refund } from './ledger.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const sumOf = async (userId: string) => {
  const [row] = await test.db
    .select({ sum: sql<string>`coalesce(sum(${creditEntries.amount}), 0)` })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
  return Number(row?.sum)
}

type Step =
  | { do: 'charge'; action: CreditAction; units: number }
  | { do: 'refund'; which: number }
  | { do: 'grant'; amount: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('charge' as const),
    action: fc.constantFrom<CreditAction>('regenerate_image', 'image_to_video', 'train_lora', 'render_video'),
    units: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ do: fc.constant('refund' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('grant' as const), amount: fc.integer({ min: 0, max: 50 }) }),
)

it('the balance is the sum of the ledger, never below 0, and no charge is given back twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { id } = await test.user()
      const charges: { id: string; cost: number; isRefunded: boolean }[] = []
      let expected = STARTING_CREDITS
      for (const each of steps)
        await test.scope(async (scope) => {
          if (each.do === 'grant') {
            await grant(scope, id, each.amount, 'test')
            expected += each.amount
          } else if (each.do === 'refund') {
            const target = charges[each.which % Math.max(1, charges.length)]
            const isGiven = await refund(scope, target?.id ?? null)
            expect(isGiven).toBe(target !== undefined && !target.isRefunded)
            if (target && isGiven) {
              target.isRefunded = true
              expected += target.cost
            }
          } else {
            const cost = creditCost(each.action, each.units)
            const attempt = charge(scope, id, each)
            if (cost > expected) await expect(attempt).rejects.toMatchObject({ status: 402 })
            else {
              const chargeId = await attempt
              expect(chargeId === null).toBe(cost === 0)
              if (chargeId !== null) charges.push({ id: chargeId, cost, isRefunded: false })
              expected -= cost
            }
          }
          expect(await readBalance(scope, id)).toBe(expected)
        })
      expect(await sumOf(id)).toBe(expected)
    }),
    { numRuns: process.env.LONG_TESTS ? 1_000 : 25 },
  )
}, 300_000)

it('a refused charge tells cost and balance and leaves no trace', async () => {
  const { id } = await test.user()
  const attempt = test.scope((scope) => charge(scope, id, { action: 'train_lora', units: 3 }))
  await expect(attempt).rejects.toMatchObject({
    status: 402,
    body: { error: 'INSUFFICIENT_CREDITS', detail: 'This costs 150 credits, your balance is 100' },
  })
  expect(await sumOf(id)).toBe(STARTING_CREDITS)
})

it('ten charges at once take ten times the cost, ten refunds of one give it once', async () => {
  const { id } = await test.user()
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => test.scope((scope) => charge(scope, id, { action: 'upscale' }))),
  )
  expect(await sumOf(id)).toBe(STARTING_CREDITS - 10 * creditCost('upscale'))
  const given = await Promise.all(
    Array.from({ length: 10 }, () => test.scope((scope) => refund(scope, ids[0] ?? null))),
  )
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await sumOf(id)).toBe(STARTING_CREDITS - 9 * creditCost('upscale'))
})
