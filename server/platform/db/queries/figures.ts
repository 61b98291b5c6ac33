import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { dailyFigures, personTotals } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** What is counted by day. The migration `figures` defines how each is split, in the function of its table. */
export type FigureKind =
  | 'SIGN_UPS'
  | 'PREMIUM'
  | 'STORIES'
  | 'GENERATED'
  | 'TASKS'
  | 'EXPORTS'
  | 'VIDEOS'
  | 'REPORTS'
  | 'CREDITS'
  | 'CHARGES'
  | 'REFUNDS'
  | 'REVENUE'
  | 'UPLOADS'
  | 'UPLOADED_BYTES'
  | 'MADE'
  | 'MADE_MS'
  | 'ACTIVE'
  | 'ACTIVE_7'
  | 'ACTIVE_30'
  | 'LAST_ACTIVE'
  | 'LAST_CHARGED'
  | 'WAIT'
  | 'WORK'
  | 'TOTAL'

export interface Figure {
  kind: FigureKind
  /** yyyy-mm-dd, UTC. */
  day: string
  /** The parts it is split by, one value of each. */
  parts: string[]
  amount: number
}

/** A figure of several days together. */
export type FigureSum = Omit<Figure, 'day'>

/** Adds up the changes since the last time; every reader of figures does this first. It also runs once a minute. */
export async function foldFigures(db: DbOrTx): Promise<void> {
  await db.execute(sql`select fold_figures()`)
}

const added = sql<number>`sum(${dailyFigures.amount})`.mapWith(Number)

/**
 * Figures of some kinds for the days from `from` to `to`, both included (yyyy-mm-dd, UTC), added up for each day: half a year
 * of all parts is ten thousand rows. Days without figures have no row.
 * @param splitBy by kind, the index of the part that its figures stay split by, which is their only one then; others have ''
 */
export async function readDailySums(
  db: DbOrTx,
  kinds: readonly FigureKind[],
  { from, to }: { from: string; to: string },
  splitBy: Partial<Record<FigureKind, number>> = {},
): Promise<Figure[]> {
  await foldFigures(db)
  const cases = Object.entries(splitBy).map(
    ([kind, place]) => sql`when ${kind} then split_part(${dailyFigures.part}, '|', ${sql.raw(String(place + 1))})`,
  )
  const part =
    cases.length === 0 ? sql<string>`''` : sql<string>`case ${dailyFigures.kind} ${sql.join(cases, sql` `)} else '' end`
  const rows = await db
    .select({ kind: dailyFigures.kind, day: dailyFigures.day, part, amount: added })
    .from(dailyFigures)
    .where(and(inArray(dailyFigures.kind, [...kinds]), between(dailyFigures.day, from, to)))
    .groupBy(sql`1`, sql`2`, sql`3`)
  return rows.map(({ kind, day, part: own, amount }) => ({ kind: kind as FigureKind, day, parts: [own], amount }))
}

/** Figures of some kinds with all of their parts, added up over the days from `from` to `to`, both included (yyyy-mm-dd, UTC). */
export async function readFigureSums(
  db: DbOrTx,
  kinds: readonly FigureKind[],
  { from, to }: { from: string; to: string },
): Promise<FigureSum[]> {
  await foldFigures(db)
  const rows = await db
    .select({ kind: dailyFigures.kind, part: dailyFigures.part, amount: added })
    .from(dailyFigures)
    .where(and(inArray(dailyFigures.kind, [...kinds]), between(dailyFigures.day, from, to)))
    .groupBy(dailyFigures.kind, dailyFigures.part)
  return rows.map(({ kind, part, amount }) => ({ kind: kind as FigureKind, parts: part.split('|'), amount }))
}

/** The total of a kind over all days before one, for cumulative totals. */
export async function readTotalsBefore(
  db: DbOrTx,
  kinds: readonly FigureKind[],
  day: string,
): Promise<Map<FigureKind, number>> {
  const rows = await db
    .select({ kind: dailyFigures.kind, amount: added })
    .from(dailyFigures)
    .where(and(inArray(dailyFigures.kind, [...kinds]), sql`${dailyFigures.day} < ${day}::date`))
    .groupBy(dailyFigures.kind)
  return new Map(rows.map(({ kind, amount }) => [kind as FigureKind, amount]))
}

/** What was counted for a user over all days, by kind. */
export async function readPersonTotals(db: DbOrTx, userId: string): Promise<Map<string, number>> {
  await foldFigures(db)
  const rows = await db.select().from(personTotals).where(eq(personTotals.userId, userId))
  return new Map(rows.map(({ kind, amount }) => [kind, amount]))
}
