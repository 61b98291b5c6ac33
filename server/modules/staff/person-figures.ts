import { sql } from 'drizzle-orm'
import type { Figure, FigureKind } from '#server/platform/db/queries/figures.ts'
import { readRows } from '#server/platform/db/migrate.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Figures of one person by day, by the functions that count everybody's. */
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
