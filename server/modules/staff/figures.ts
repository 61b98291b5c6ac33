import type { Figure, FigureKind, FigureSum } from '#server/platform/db/queries/figures.ts'
import { sql } from 'drizzle-orm'
import { readRows } from '#server/platform/db/migrate.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Sums of figures by the key from `keyOf`; undefined leaves one out. */
export function sumBy(
  figures: readonly FigureSum[],
  keyOf: (figure: FigureSum) => string | undefined,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const figure of figures) {
    const key = keyOf(figure)
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + figure.amount)
  }
  return sums
}

/** The amount of a kind on a day, with a part where only that one counts: `of('TASKS', day, 2, 'FAILED')`. */
export function figuresByDay(figures: readonly Figure[]) {
  const sums = new Map<string, number>()
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount)
  for (const { kind, day, parts, amount } of figures) {
    add(`${kind} ${day}`, amount)
    for (const [place, part] of parts.entries()) add(`${kind} ${day} ${place} ${part}`, amount)
  }
  return (kind: FigureKind, day: string, place?: number, part?: string): number =>
    sums.get(place === undefined ? `${kind} ${day}` : `${kind} ${day} ${place} ${part ?? ''}`) ?? 0
}

/** A sum over all days, or over those of one part. */
export const sumOf = (figures: readonly FigureSum[], isCounted: (figure: FigureSum) => boolean): number =>
  figures.reduce((sum, figure) => (isCounted(figure) ? sum + figure.amount : sum), 0)

/** The day of a time, yyyy-mm-dd in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const startOfDay = (day: string) => new Date(`${day}T00:00:00.000Z`)

/** The end of a day. */
export const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)

export const dayBefore = (day: string, days = 1) => dayOf(new Date(startOfDay(day).getTime() - days * DAY_MS))

/** The last days, today included: first and last, and each of them, oldest first. */
export function lastDays(now: Date, count: number): { from: string; to: string; days: string[] } {
  const to = dayOf(now)
  const days = Array.from({ length: count }, (_, index) => dayBefore(to, count - 1 - index))
  return { from: days[0] ?? to, to, days }
}

/** Figures of one user by day, by the functions that count all users'. */
export async function readPersonFigures(
  db: DbOrTx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Figure[]> {
  const result = await db.execute(sql`
    select f.kind, f.day::text as day, f.part, f.amount::float8 as amount
    from (
      select f.* from stories r, stories_figures(r) f where r.user_id = ${userId}
      union all select f.* from renders r, renders_figures(r) f where r.user_id = ${userId}
      union all select f.* from media r, media_figures(r) f where r.user_id = ${userId}
      union all select f.* from tasks r, tasks_figures(r) f where r.user_id = ${userId}
      union all select f.* from credit_holds r, credit_holds_figures(r) f where r.user_id = ${userId}
    ) f
    where f.day between ${from}::date and ${to}::date`)
  return readRows(result).map(({ kind, day, part, amount }) => ({
    kind: String(kind) as FigureKind,
    day: String(day),
    parts: String(part).split('|'),
    amount: Number(amount),
  }))
}
