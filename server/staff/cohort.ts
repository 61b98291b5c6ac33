import { and, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { components } from '#generated/types/api.ts'
import { personTotals, users } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'
import { endOfDay, startOfDay } from './days.ts'

interface Asked {
  /** Days on which they signed up, yyyy-mm-dd in UTC, both included. */
  from: string
  to: string
  /** What they are grouped by: where they are, or how they found the product. */
  by: 'country' | 'source'
  countries?: readonly string[]
  source?: string | undefined
  /** Whose payments are summed up. Default: none. */
  currency?: components['schemas']['Currency']
}

/** People who signed up in some days, and what became of them: from what is kept for each person. Most sign-ups first. */
export async function readCohort(db: DbOrTx, { from, to, by, countries, source, currency }: Asked) {
  const column =
    by === 'country' ? sql<string>`coalesce(${users.country}, '')` : sql<string>`${users.howDidYouHearAboutUs}`
  const where = and(
    gte(users.dateJoined, startOfDay(from)),
    lt(users.dateJoined, endOfDay(to)),
    countries && countries.length > 0 ? inArray(users.country, [...countries]) : undefined,
    source === undefined ? undefined : eq(users.howDidYouHearAboutUs, source),
  )
  const grouped = () => sql<string>`${column}`.as('name')
  const people = (condition?: SQL) =>
    condition
      ? sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
      : sql<number>`count(*)`.mapWith(Number)
  const groups = await db
    .select({
      name: grouped(),
      signedUp: people().as('signed_up'),
      verified: people(sql`${users.emailVerifiedAt} is not null`),
      completedProfile: people(sql`${users.profileCompletedAt} is not null`),
      premium: people(sql`${users.isPremium}`),
    })
    .from(users)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`)
  // One row of each kind for a person: added up by group at once, never by person.
  const paid = `PAID_${currency ?? ''}`
  const totals = await db
    .select({
      name: grouped(),
      kind: personTotals.kind,
      people: people(gt(personTotals.amount, 0)),
      amount: sql<number>`sum(${personTotals.amount})`.mapWith(Number),
    })
    .from(personTotals)
    .innerJoin(users, eq(users.id, personTotals.userId))
    .where(and(where, inArray(personTotals.kind, ['STORIES', 'GENERATED', 'VIDEOS', 'SUBSCRIBED', 'CREDITS', paid])))
    .groupBy(sql`1`, personTotals.kind)
  const byGroup = new Map(totals.map((total) => [`${total.kind} ${total.name}`, total]))
  return groups.map((group) => {
    const of = (kind: string) => byGroup.get(`${kind} ${group.name}`) ?? { people: 0, amount: 0 }
    return {
      ...group,
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
