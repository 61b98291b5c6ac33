import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { Currency } from '#generated/schema.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import { cohortFigures } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

interface Asked {
  /** Days of the sign-ups, yyyy-mm-dd in UTC, both included. */
  from: string
  to: string
  /** Grouping: by country, or by how they found the product. */
  by: 'country' | 'source'
  /** Only these groups. Default: all. */
  names?: readonly string[] | undefined
  /** The currency whose payments are summed up. Default: none. */
  currency?: Currency
}

const KINDS = [
  ...['SIGNED_UP', 'VERIFIED', 'COMPLETED_PROFILE', 'PREMIUM'],
  ...['STORIES', 'GENERATED', 'VIDEOS', 'SUBSCRIBED', 'CREDITS'],
]

/** Users who signed up in these days, and their figures: from the stored cohorts. Most sign-ups first. */
export async function readCohort(db: DbOrTx, { from, to, by, names, currency }: Asked) {
  await foldFigures(db)
  const paid = `PAID_${currency ?? ''}`
  const added = (column: typeof cohortFigures.people | typeof cohortFigures.amount) =>
    sql<number>`sum(${column})`.mapWith(Number)
  const rows = await db
    .select({
      ...{ name: cohortFigures.name, kind: cohortFigures.kind },
      ...{ people: added(cohortFigures.people), amount: added(cohortFigures.amount) },
    })
    .from(cohortFigures)
    .where(
      and(
        eq(cohortFigures.split, by === 'country' ? 'COUNTRY' : 'SOURCE'),
        inArray(cohortFigures.kind, [...KINDS, paid]),
        between(cohortFigures.day, from, to),
        names && names.length > 0 ? inArray(cohortFigures.name, [...names]) : undefined,
      ),
    )
    .groupBy(cohortFigures.name, cohortFigures.kind)
  const byGroup = new Map(rows.map((row) => [`${row.kind} ${row.name}`, row]))
  return rows
    .filter(({ kind, people }) => kind === 'SIGNED_UP' && people > 0)
    .sort((one, other) => other.people - one.people || one.name.localeCompare(other.name))
    .map(({ name, people }) => {
      const of = (kind: string) => byGroup.get(`${kind} ${name}`) ?? { people: 0, amount: 0 }
      return {
        name,
        signedUp: people,
        verified: of('VERIFIED').people,
        completedProfile: of('COMPLETED_PROFILE').people,
        premium: of('PREMIUM').people,
        createdStory: of('STORIES').people,
        generatedStory: of('GENERATED').people,
        exportedVideo: of('VIDEOS').people,
        subscribed: of('SUBSCRIBED').people,
        videos: of('VIDEOS').amount,
        credits: of('CREDITS').amount,
        paid: of(paid).amount,
      }
    })
}
