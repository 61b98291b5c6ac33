import type { GenerationCost, GenerationFailure } from '#generated/schema.ts'
import { type FigureSum, foldFigures } from '#server/platform/db/queries/figures.ts'
import { sumBy } from './figures.ts'
import { and, between, desc, eq, sql } from 'drizzle-orm'
import { dailyFigures } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

type Failure = GenerationFailure

const MAX_ROWS = 50

type Cost = GenerationCost

/** The charges of each action, and the engines' receipts for it; most credits first. */
export function generationCosts(figures: readonly FigureSum[]): Cost[] {
  const byAction = (kind: FigureSum['kind']) =>
    sumBy(figures, (figure) => (figure.kind === kind ? figure.parts[0] : undefined))
  const [charges, credits, pieces, workMs] = (['CHARGES', 'CREDITS', 'MADE', 'MADE_MS'] as const).map(byAction)
  const actions = new Set([...(charges?.keys() ?? []), ...(credits?.keys() ?? []), ...(pieces?.keys() ?? [])])
  return [...actions]
    .map((action) => ({
      action,
      charges: charges?.get(action) ?? 0,
      credits: credits?.get(action) ?? 0,
      pieces: pieces?.get(action) ?? 0,
      work_ms: workMs?.get(action) ?? 0,
      engines: enginesOf(figures, action),
    }))
    .filter(({ charges: count, pieces: made }) => count > 0 || made > 0)
    .sort((one, other) => other.credits - one.credits || one.action.localeCompare(other.action))
}

function enginesOf(figures: readonly FigureSum[], action: string): Cost['engines'] {
  const of = (kind: FigureSum['kind']) =>
    sumBy(figures, ({ kind: own, parts }) => (own === kind && parts[0] === action ? parts[1] : undefined))
  const workMs = of('MADE_MS')
  return [...of('MADE')]
    .filter(([, pieces]) => pieces > 0)
    .map(([madeBy, pieces]) => ({ made_by: madeBy, pieces, work_ms: workMs.get(madeBy) ?? 0 }))
    .sort((one, other) => other.work_ms - one.work_ms || one.made_by.localeCompare(other.made_by))
}

/** Failures among the work begun in these days, by reason, most frequent first. */
export async function readFailures(db: DbOrTx, { from, to }: { from: string; to: string }): Promise<Failure[]> {
  await foldFigures(db)
  const count = sql<number>`sum(${dailyFigures.amount})`.mapWith(Number)
  const rows = await db
    .select({ part: dailyFigures.part, count })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.kind, 'FAILURES'), between(dailyFigures.day, from, to)))
    .groupBy(dailyFigures.part)
    .orderBy(desc(count), dailyFigures.part)
    .limit(MAX_ROWS)
  return rows.map(({ part, count: failed }) => {
    // The reason may contain the separator of parts.
    const [subject = '', type = '', ...reason] = part.split('|')
    return { subject: subject as Failure['subject'], type, reason: reason.join('|'), count: failed }
  })
}
