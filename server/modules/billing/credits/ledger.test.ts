import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { creditCost, STARTING_CREDITS } from '#src/domain/credits.ts'
import { transact, type Scope } from '#server/platform/context.ts'
import { creditEntries, creditLots, users } from '#server/platform/db/schema/index.ts'
import { sweepCredits } from '#server/sweep-credits.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { readBalance } from './account.ts'
import { capture, release } from './end-hold.ts'
import { grant, takeBack } from './grant.ts'
import { hold } from './hold.ts'
import { expectBooksExact, expectLedgerExact } from './testing/expect-books-exact.ts'
import { HOLD_LIMIT_MS } from './settle-holds.ts'
import { crashingApp, crashingScope, Crash } from './testing/crashing-scope.ts'

const test = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const DAY_MS = 24 * 60 * 60 * 1000

type Step =
  | { do: 'hold'; units: number }
  | { do: 'capture'; which: number; units: number }
  | { do: 'release'; which: number }
  | { do: 'grant'; credits: number; days: number | null; isPurchase: boolean }
  | { do: 'takeBack'; which: number }
  | { do: 'wait'; hours: number }

const which = fc.nat(20)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('hold' as const), units: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('capture' as const), which, units: fc.integer({ min: 0, max: 14 }) }),
  fc.record({ do: fc.constant('release' as const), which }),
  fc.record({
    do: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 50 }),
    days: fc.option(fc.integer({ min: 0, max: 9 })),
    isPurchase: fc.boolean(),
  }),
  fc.record({ do: fc.constant('takeBack' as const), which }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
)
/** A step, and the number of statements after which the process dies in it; null: it does not. */
const trial = fc.tuple(step, fc.option(fc.nat(40)))

it('ledger, lots and balance stay equal through holds, captures, refunds, expiry and crashes between statements', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(trial, { maxLength: 30 }), async (trials) => {
      const { id } = await test.user()
      const holds: string[] = []
      const grants: string[] = []
      for (const [each, crashAfter] of trials) {
        if (each.do === 'wait') {
          test.clock.advance(each.hours * 60 * 60 * 1000)
          if (crashAfter !== null) {
            const sweep = sweepCredits(crashingApp(test.app, crashAfter))
            await sweep.catch((cause: unknown) => expect(cause).toBeInstanceOf(Crash))
            await expectLedgerExact(test.db, id)
          }
          await sweepCredits(test.app)
        }
        const before = await readBalance(test.app, id)
        try {
          await transact(test.app, (scope) =>
            play(crashAfter === null ? scope : crashingScope(scope, crashAfter), each),
          )
        } catch (cause) {
          if (!(cause instanceof Crash)) throw cause
          expect(await readBalance(test.app, id)).toEqual(before)
        }
        await expectBooksExact(test.db, id, test.clock.now())
      }

      async function play(scope: Scope, each: Step): Promise<void> {
        const holdId = 'which' in each ? (holds[each.which % Math.max(1, holds.length)] ?? null) : null
        if (each.do === 'hold') {
          const cost = creditCost('upscale', each.units)
          const { available } = await readBalance(scope, id)
          try {
            const taken = await hold(scope, id, { action: 'upscale', units: each.units })
            expect(cost).toBeLessThanOrEqual(available)
            if (taken) holds.push(taken)
          } catch (cause) {
            if (cause instanceof Crash) throw cause
            // Credits that expired since the last sweep cannot be spent either.
            expect(cause).toMatchObject({ status: 402 })
          }
        } else if (each.do === 'capture') await capture(scope, holdId, each.units)
        else if (each.do === 'release') await release(scope, holdId, 'It failed')
        else if (each.do === 'grant') {
          const key = crypto.randomUUID()
          const expiresAt =
            each.days === null || each.isPurchase ? null : new Date(test.clock.now().getTime() + each.days * DAY_MS)
          const source = each.isPurchase ? 'PURCHASE' : 'PLAN_MONTH'
          const lot = { credits: each.credits, source, action: 'test', key, expiresAt } as const
          expect(await grant(scope, id, lot)).toBe(true)
          expect(await grant(scope, id, lot)).toBe(false)
          grants.push(key)
        } else if (each.do === 'takeBack') {
          const key = grants[each.which % Math.max(1, grants.length)]
          if (key !== undefined) await takeBack(scope, id, { key, action: 'payment_refunded' })
        }
      }
      // No hold stays open forever.
      test.clock.advance(HOLD_LIMIT_MS + 1)
      await sweepCredits(test.app)
      expect(await readBalance(test.app, id)).toMatchObject({ held: 0 })
      await expectBooksExact(test.db, id, test.clock.now())
    }),
    { numRuns: process.env.LONG_TESTS ? 1_000 : 25 },
  )
}, 600_000)

it('no row of the ledger can be changed or deleted; they are deleted with their user', async () => {
  const { id } = await test.user()
  const ofUser = eq(creditEntries.userId, id)
  await expect(test.db.update(creditEntries).set({ amount: 1_000 }).where(ofUser)).rejects.toThrow()
  await expect(test.db.delete(creditEntries).where(ofUser)).rejects.toThrow()
  expect(await test.db.select().from(creditEntries).where(ofUser)).toMatchObject([{ amount: STARTING_CREDITS }])
  await test.db.delete(users).where(eq(users.id, id))
  expect(await test.db.$count(creditEntries, ofUser)).toBe(0)
})

it('a refused hold returns cost and balance and leaves no trace', async () => {
  const { id } = await test.user()
  const attempt = test.scope((scope) => hold(scope, id, { action: 'train_lora', units: 3 }))
  await expect(attempt).rejects.toMatchObject({
    status: 402,
    body: {
      error: 'INSUFFICIENT_CREDITS',
      detail: 'This costs 150 credits. Your balance is 100',
      credits_shortfall: {
        action: 'train_lora',
        units: 3,
        cost: 150,
        available: 100,
        missing: 50,
        affordable_units: 2,
      },
    },
  })
  expect(await readBalance(test.app, id)).toEqual({ posted: STARTING_CREDITS, held: 0, available: STARTING_CREDITS })
})

it('the whole balance can be held, and then not one credit more', async () => {
  const { id } = await test.user()
  const holdUnits = (units: number) => test.scope((scope) => hold(scope, id, { action: 'generate_story', units }))
  await holdUnits(STARTING_CREDITS / creditCost('generate_story', 1))
  expect(await readBalance(test.app, id)).toMatchObject({ held: STARTING_CREDITS, available: 0 })
  await expect(holdUnits(1)).rejects.toMatchObject({ status: 402 })
})

it('a capture takes the real cost, once, and a release afterwards returns it, once', async () => {
  const { id } = await test.user()
  const held = await test.scope((scope) => hold(scope, id, { action: 'generate_story', units: 10 }))
  expect(await readBalance(test.app, id)).toEqual({ posted: 100, held: 20, available: 80 })
  const captures = await Promise.all(Array.from({ length: 5 }, () => test.scope((scope) => capture(scope, held, 6))))
  expect(captures.filter(Boolean)).toHaveLength(1)
  expect(await readBalance(test.app, id)).toEqual({ posted: 88, held: 0, available: 88 })
  const releases = await Promise.all(Array.from({ length: 5 }, () => test.scope((scope) => release(scope, held, 'No'))))
  expect(releases.filter(Boolean)).toHaveLength(1)
  expect(await readBalance(test.app, id)).toEqual({ posted: 100, held: 0, available: 100 })
})

it('the soonest to expire is spent first, purchased credits last', async () => {
  const { id } = await test.user()
  const at = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS)
  const give = (key: string, source: 'PURCHASE' | 'PLAN_MONTH', expiresAt: Date | null) =>
    test.scope((scope) => grant(scope, id, { credits: 10, source, action: 'test', key, expiresAt }))
  await give('bought', 'PURCHASE', null)
  await give('late', 'PLAN_MONTH', at(20))
  await give('soon', 'PLAN_MONTH', at(10))
  const left = async () => {
    const rows = await test.db.select().from(creditLots).where(eq(creditLots.userId, id))
    return Object.fromEntries(rows.map(({ key, remaining }) => [key.replace(id, 'me'), remaining]))
  }
  const spend = async (units: number) => {
    const held = await test.scope((scope) => hold(scope, id, { action: 'upscale', units }))
    await test.scope((scope) => capture(scope, held))
  }
  await spend(7)
  expect(await left()).toEqual({ 'start:me': 100, bought: 10, late: 6, soon: 0 })
  await spend(52)
  expect(await left()).toEqual({ 'start:me': 2, bought: 10, late: 0, soon: 0 })
  await spend(2)
  expect(await left()).toEqual({ 'start:me': 0, bought: 8, late: 0, soon: 0 })
})

it('credits expire at their time except those that work holds, and those when the work failed', async () => {
  const { id } = await test.user()
  const expiresAt = new Date(test.clock.now().getTime() + DAY_MS / 2)
  await test.scope((scope) =>
    grant(scope, id, { credits: 10, source: 'PLAN_MONTH', action: 'plan_month', key: 'month', expiresAt }),
  )
  const held = await test.scope((scope) => hold(scope, id, { action: 'upscale', units: 2 }))
  test.clock.set(expiresAt)
  await sweepCredits(test.app)
  expect(await readBalance(test.app, id)).toEqual({ posted: 104, held: 4, available: 100 })
  await test.scope((scope) => release(scope, held, 'It failed'))
  await sweepCredits(test.app)
  expect(await readBalance(test.app, id)).toEqual({ posted: 100, held: 0, available: 100 })
  const [sum] = await test.db
    .select({ expired: sql<string>`sum(amount)` })
    .from(creditEntries)
    .where(eq(creditEntries.kind, 'EXPIRY'))
  expect(Number(sum?.expired)).toBe(-10)
})

it('a refunded payment takes back unspent credits, and held ones once they are released', async () => {
  const { id } = await test.user()
  await test.db.update(creditLots).set({ source: 'PURCHASE', key: 'pack' }).where(eq(creditLots.userId, id))
  const held = await test.scope((scope) => hold(scope, id, { action: 'upscale', units: 5 }))
  expect(await test.scope((scope) => takeBack(scope, id, { key: 'pack', action: 'payment_refunded' }))).toBe(90)
  expect(await test.scope((scope) => takeBack(scope, id, { key: 'pack', action: 'payment_refunded' }))).toBe(0)
  await test.scope((scope) => release(scope, held, 'Cancelled'))
  await expect(test.scope((scope) => hold(scope, id, { action: 'upscale' }))).rejects.toMatchObject({ status: 402 })
  await sweepCredits(test.app)
  expect(await readBalance(test.app, id)).toEqual({ posted: 0, held: 0, available: 0 })
})
