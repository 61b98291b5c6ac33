import { and, sql } from 'drizzle-orm'
import { users } from '#server/db/schema/index.ts'
import { fieldsOf, limitsOf, type RowColumns, rowGrid, type RowSource } from './rows.ts'

const columns: RowColumns = {
  id: users.id,
  userId: users.id,
  createdAt: users.dateJoined,
  type: users.howDidYouHearAboutUs,
  status: sql`case when ${users.isPremium} then coalesce(${users.premiumType}, 'PREMIUM') else 'FREE' end`,
  credits: sql`(${users.creditBalance} - ${users.creditsHeld})`,
  country: users.country,
}

/** People, by the day on which they signed up. */
export const personRows: RowSource = (db, filter) => {
  const where = limitsOf(columns, filter)
  return rowGrid(columns, {
    count: () => db.$count(users, where),
    read: ({ after, orderBy, limit, offset }) =>
      db
        .select(fieldsOf(columns))
        .from(users)
        .where(and(where, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}
