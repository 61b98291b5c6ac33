import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
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
  const totals = db
    .select({
      userId: personTotals.userId,
      stories: total('STORIES').as('stories'),
      generated: total('GENERATED').as('generated'),
      videos: total('VIDEOS').as('videos'),
      subscribed: total('SUBSCRIBED').as('subscribed'),
      credits: total('CREDITS').as('credits'),
      paid: total(`PAID_${currency ?? ''}`).as('paid'),
    })
    .from(personTotals)
    .groupBy(personTotals.userId)
    .as('totals')
  const people = (condition?: SQL) =>
    condition
      ? sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
      : sql<number>`count(*)`.mapWith(Number)
  const sum = (of: SQL.Aliased<number>) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number)
  return db
    .select({
      name: column.as('name'),
      signedUp: people().as('signed_up'),
      verified: people(sql`${users.emailVerifiedAt} is not null`),
      completedProfile: people(sql`${users.profileCompletedAt} is not null`),
      createdStory: people(sql`${totals.stories} > 0`),
      generatedStory: people(sql`${totals.generated} > 0`),
      exportedVideo: people(sql`${totals.videos} > 0`),
      subscribed: people(sql`${totals.subscribed} > 0`),
      premium: people(sql`${users.isPremium}`),
      videos: sum(totals.videos),
      credits: sum(totals.credits),
      paid: sum(totals.paid),
    })
    .from(users)
    .leftJoin(totals, eq(totals.userId, users.id))
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`)
}

const total = (kind: string) =>
  sql<number>`coalesce(sum(${personTotals.amount}) filter (where ${personTotals.kind} = ${kind}), 0)`.mapWith(Number)
