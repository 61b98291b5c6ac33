import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ExportPremiumCreditsRequest, PremiumUserCredit } from '#generated/schema.ts'
import { personTotals, users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { fullName, maskAddress } from './people.ts'
import type { GridQuery, Grid, GridPart } from './grid.ts'

type Filter = Pick<ExportPremiumCreditsRequest, 'premium_type' | 'user_id'>
export type PremiumSort = 'spent' | 'granted' | 'balance' | 'last_active_at'

const spentTotals = alias(personTotals, 'spent_totals')
const grantedTotals = alias(personTotals, 'granted_totals')
const spent = sql<number>`coalesce(${spentTotals.amount}, 0)`.mapWith(Number)
const granted = sql<number>`coalesce(${grantedTotals.amount}, 0)`.mapWith(Number)
const balance = sql<number>`(${users.creditBalance} - ${users.creditsHeld})`.mapWith(Number)
const EPOCH = new Date(0)
const lastActiveAt = sql`coalesce(${users.lastLoginAt}, ${EPOCH.toISOString()}::timestamptz)`

/** An index has their totals from the largest on. */
const INDEXED = {
  spent: { totals: spentTotals, kind: 'CREDITS' },
  granted: { totals: grantedTotals, kind: 'GRANTED' },
} as const
const isIndexed = (sort: PremiumSort): sort is keyof typeof INDEXED => sort in INDEXED

/** Users on a paid plan, with their credit totals. Fold the figures first. */
export function premiumCreditsGrid(db: DbOrTx, filter: Filter, { sort, order }: GridQuery<PremiumSort>) {
  const where: SQL | undefined = and(
    eq(users.isPremium, true),
    filter.premium_type && inArray(users.premiumType, filter.premium_type),
    filter.user_id === undefined ? undefined : eq(users.id, filter.user_id),
  )
  const totalOf = ({ totals, kind }: (typeof INDEXED)[keyof typeof INDEXED]) =>
    and(eq(totals.userId, users.id), eq(totals.kind, kind))
  const grid: Grid<Awaited<ReturnType<typeof select>>[number], PremiumSort> = {
    id: users.id,
    idOf: ({ user_id: id }) => id,
    sorts: {
      spent: { by: spent, cast: 'numeric', valueOf: (row) => row.spent, isTieReversed: true },
      granted: { by: granted, cast: 'numeric', valueOf: (row) => row.granted, isTieReversed: true },
      balance: { by: balance, cast: 'numeric', valueOf: (row) => row.balance },
      last_active_at: {
        by: lastActiveAt,
        cast: 'timestamptz',
        valueOf: (row) => (row.last_active_at ?? EPOCH).toISOString(),
      },
    },
    count: () => db.$count(users, where),
    read: async (part) => (await readMost(part)) ?? select(part),
  }
  const rows = () =>
    db
      .select({
        ...{ user_id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
        ...{ premium_type: users.premiumType, last_active_at: users.lastLoginAt },
        ...{ balance, granted, spent },
      })
      .from(users)
      .leftJoin(spentTotals, totalOf(INDEXED.spent))
      .leftJoin(grantedTotals, totalOf(INDEXED.granted))
  function select({ after, orderBy, limit, offset }: GridPart) {
    // The rows of the page are found among ids; only they are joined with the rest.
    const ids = db.select({ id: users.id }).from(users).$dynamic()
    const sorted = isIndexed(sort) ? ids.leftJoin(INDEXED[sort].totals, totalOf(INDEXED[sort])) : ids
    const page = sorted
      .where(and(where, after))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    return rows()
      .where(inArray(users.id, page))
      .orderBy(...orderBy)
  }
  /** By the index of the totals, which contains only users with totals; undefined where the page shows others. */
  async function readMost({ after, limit, offset }: GridPart) {
    if (order === 'asc' || !isIndexed(sort)) return undefined
    const { totals } = INDEXED[sort]
    const page = await rows()
      .where(and(where, sql`${totals.userId} is not null`, after))
      .orderBy(desc(totals.amount), asc(totals.userId))
      .limit(limit)
      .offset(offset)
    const last = page.at(-1)
    return page.length === limit && last && last[sort] > 0 ? page : undefined
  }
  return grid
}

type PremiumRow = Awaited<ReturnType<ReturnType<typeof premiumCreditsGrid>['read']>>[number]

export function presentPremiumCredit(row: PremiumRow): PremiumUserCredit {
  const { firstName, lastName, email, last_active_at: lastAt, ...figures } = row
  return {
    ...figures,
    email: maskAddress(email),
    name: fullName({ firstName, lastName }),
    last_active_at: lastAt?.toISOString() ?? null,
  }
}
