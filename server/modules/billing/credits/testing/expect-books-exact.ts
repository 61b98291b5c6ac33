import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { NO_STORY } from '#server/platform/db/schema/credits.ts'
import {
  creditDays,
  creditEntries,
  creditHolds,
  creditLots,
  usageCounts,
  users,
} from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/ports/db.ts'
import { HOLD_LIMIT_MS } from '../settle-holds.ts'
import { readUsage } from '../usage.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Invariants of a user's credits after a sweep. */
export async function expectBooksExact(db: Db, userId: string, now: Date): Promise<void> {
  const open = await expectLedgerExact(db, userId)
  expect(open.filter(({ createdAt }) => now.getTime() - createdAt.getTime() > HOLD_LIMIT_MS)).toEqual([])
}

/** Invariants that hold at any time. Returns the held credits. */
export async function expectLedgerExact(db: Db, userId: string): Promise<(typeof creditHolds.$inferSelect)[]> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId))
  const lots = await db.select().from(creditLots).where(eq(creditLots.userId, userId))
  const holds = await db.select().from(creditHolds).where(eq(creditHolds.userId, userId))
  const days = await db.select().from(creditDays).where(eq(creditDays.userId, userId))
  const counts = await db.select().from(usageCounts).where(eq(usageCounts.userId, userId))
  const open = holds.filter(({ status }) => status === 'HELD')
  expect(user?.creditBalance).toBe(sum(entries.map(({ amount }) => amount)))
  expect(user?.creditBalance).toBe(sum(lots.map(({ remaining }) => remaining)))
  expect(user?.creditsHeld).toBe(sum(open.map(({ amount }) => amount)))
  expect(user?.creditsHeld).toBe(sum(lots.map(({ held }) => held)))
  expect(sum(days.map(({ charged }) => charged))).toBe(
    sum(holds.filter(({ status }) => status === 'CAPTURED').map(({ captured }) => captured)),
  )
  expect(Math.min(0, ...days.map(({ charged }) => charged))).toBe(0)
  expect(Math.min(0, ...lots.flatMap(({ remaining, held }) => [remaining - held, held]))).toBe(0)
  expect(countOf(counts.flatMap(({ lines, ...line }) => (lines === 0 ? [] : [[keyOf(line), lines] as const])))).toEqual(
    countOf(
      (await readUsage(db, userId, {}, { limit: 1_000_000 })).map(
        ({ createdAt, ...line }) => [keyOf({ ...line, day: createdAt.toISOString().slice(0, 10) }), 1] as const,
      ),
    ),
  )
  return open
}

const keyOf = ({ day, kind, action, storyId }: { day: string; kind: string; action: string; storyId: string | null }) =>
  [day, kind, action, storyId ?? NO_STORY].join(' ')

function countOf(counted: readonly (readonly [string, number])[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [key, count] of counted) counts[key] = (counts[key] ?? 0) + count
  return counts
}
