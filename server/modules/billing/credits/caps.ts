import { and, eq, gte, sql } from 'drizzle-orm'
import type { CreditCap, ReachedCap, StoryCredits } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { creditDays, creditHolds, stories, users } from '#server/platform/db/schema/index.ts'
import { capReached } from '#server/platform/http/http-error.ts'

export type { ReachedCap }

interface SetCap extends Pick<ReachedCap, 'scope' | 'story_id' | 'credits' | 'spent'> {
  /** The cap, or what the user approved beyond it; credits. */
  most: number
}

/** Work that is about to begin. */
export interface CappedWork {
  storyId?: string | undefined
  /** Its maximum cost, credits. */
  cost: number
}

/**
 * Refuses (402) work that would exceed a cap of the user's. Exact while the user's credits are locked, as `hold` locks them;
 * the sum of several pieces is checked first, so that users are asked once.
 */
export async function requireWithinCaps(scope: Scope, userId: string, work: CappedWork): Promise<void> {
  const reached = await reachedCaps(scope, userId, work)
  if (reached.length > 0) throw capReached(reached)
}

/** The caps that the work would exceed. */
export async function reachedCaps(scope: Scope, userId: string, { storyId, cost }: CappedWork): Promise<ReachedCap[]> {
  if (cost === 0) return []
  const caps = await readCaps(scope, userId, storyId)
  return caps
    .filter(({ spent, most }) => spent + cost > most)
    .map(({ most: _most, ...cap }) => ({
      ...cap,
      left: Math.max(0, cap.credits - cap.spent),
      cost,
      needed: cap.spent + cost,
    }))
}

/** The room that all caps leave, credits; Infinity without any. */
export async function roomWithinCaps(scope: Scope, userId: string, storyId: string): Promise<number> {
  const caps = await readCaps(scope, userId, storyId)
  return Math.min(Infinity, ...caps.map(({ most, spent }) => Math.max(0, most - spent)))
}

/** The caps that are set. */
async function readCaps(scope: Scope, userId: string, storyId: string | undefined): Promise<SetCap[]> {
  const { db, capOverride = {} } = scope
  const caps: SetCap[] = []
  const [film] = storyId === undefined ? [] : await db.select(filmColumns).from(stories).where(eq(stories.id, storyId))
  if (storyId !== undefined && film && film.credits !== null) {
    const { charged, held } = await storyCredits(scope, userId, storyId)
    const { credits } = film
    const most = Math.max(credits, capOverride.FILM ?? 0)
    caps.push({ scope: 'FILM', story_id: storyId, credits, spent: charged + held, most })
  }
  const [person] = await db.select({ credits: users.creditCapPerMonth }).from(users).where(eq(users.id, userId))
  if (person && person.credits !== null) {
    const { credits } = person
    const most = Math.max(credits, capOverride.MONTH ?? 0)
    const { charged, held } = await readMonthsCredits(scope, userId)
    caps.push({ scope: 'MONTH', story_id: null, credits, spent: charged + held, most })
  }
  return caps
}

const filmColumns = { credits: stories.creditCap }

/** Charged and held credits of a story. */
export async function storyCredits(
  { db }: Pick<Scope, 'db'>,
  userId: string,
  storyId: string,
): Promise<{ charged: number; held: number }> {
  const { status, amount, captured } = creditHolds
  const sumOf = (credits: typeof amount | typeof captured, when: string) =>
    sql<number>`coalesce(sum(${credits}) filter (where ${status} = ${when}), 0)`.mapWith(Number)
  const [row] = await db
    .select({ charged: sumOf(captured, 'CAPTURED'), held: sumOf(amount, 'HELD') })
    .from(creditHolds)
    .where(and(eq(creditHolds.storyId, storyId), eq(creditHolds.userId, userId)))
  return row ?? { charged: 0, held: 0 }
}

/** Charged and held credits of a user's work in this calendar month (UTC). */
export interface MonthsCredits {
  charged: number
  held: number
}

/**
 * The same as parts of a statement. Charged work is read from the daily sums, and held work from its open holds, so that a
 * long ledger does not slow it down.
 */
export function monthsSums({ db, services }: Pick<Scope, 'db' | 'services'>, userId: string) {
  const first = `${services.clock.now().toISOString().slice(0, 7)}-01`
  const { status, amount, createdAt } = creditHolds
  const charged = db
    .select({ sum: sql`coalesce(sum(${creditDays.charged}), 0)` })
    .from(creditDays)
    .where(and(eq(creditDays.userId, userId), gte(creditDays.day, first)))
  const held = db
    .select({ sum: sql`coalesce(sum(${amount}), 0)` })
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(status, 'HELD'), gte(createdAt, new Date(`${first}T00:00:00Z`))))
  return { charged: sql<number>`(${charged})`.mapWith(Number), held: sql<number>`(${held})`.mapWith(Number) }
}

export async function readMonthsCredits(scope: Scope, userId: string): Promise<MonthsCredits> {
  const [row] = await scope.db.select(monthsSums(scope, userId)).from(users).where(eq(users.id, userId))
  return row ?? { charged: 0, held: 0 }
}

const capOf = (credits: number | null, spent: number): CreditCap => ({
  credits,
  spent,
  left: credits === null ? null : Math.max(0, credits - spent),
})

export const monthlyCap = (credits: number | null, { charged, held }: MonthsCredits): CreditCap =>
  capOf(credits, charged + held)

/** A story's cost and cap. */
export async function presentStoryCredits(
  scope: Pick<Scope, 'db'>,
  story: { id: string; userId: string; creditCap: number | null },
): Promise<StoryCredits> {
  const { charged, held } = await storyCredits(scope, story.userId, story.id)
  return { story_id: story.id, charged, held, cap: capOf(story.creditCap, charged + held) }
}
