import { isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  activeDays,
  countedPeople,
  creditDays,
  personTotals,
  users,
  creditHolds,
  heldOrCaptured,
  creditEntries,
} from '#server/platform/db/schema/index.ts'
import { type IdSet, type RowColumns, type RowFilter, type RowSource, rowSource } from './rows.ts'

const ledgerColumns: RowColumns = {
  id: creditEntries.id,
  userId: creditEntries.userId,
  createdAt: creditEntries.createdAt,
  storyId: creditEntries.storyId,
  type: creditEntries.kind,
  model: creditEntries.action,
  credits: creditEntries.amount,
}

/** Added and removed credits; their sum is the balance. */
export const ledgerRows: RowSource = rowSource({
  from: () => ({ table: creditEntries, columns: ledgerColumns }),
  sum: 'credits',
})

const chargeColumns: RowColumns = {
  id: creditHolds.id,
  userId: creditHolds.userId,
  createdAt: creditHolds.createdAt,
  storyId: creditHolds.storyId,
  type: creditHolds.action,
  status: creditHolds.status,
  reason: creditHolds.reason,
  credits: heldOrCaptured(creditHolds),
}

/** Credits for accepted work: held, charged, released or refunded. They show what is held, and after the end what it cost. */
export const chargeRows: RowSource = rowSource({
  from: () => ({ table: creditHolds, columns: chargeColumns }),
  sum: 'credits',
})

const personColumns: RowColumns = {
  id: users.id,
  userId: users.id,
  createdAt: users.dateJoined,
  type: users.howDidYouHearAboutUs,
  status: sql`case when ${users.isPremium} then coalesce(${users.premiumType}, 'PREMIUM') else 'FREE' end`,
  credits: sql`(${users.creditBalance} - ${users.creditsHeld})`,
  country: users.country,
}

/** Users with any of the figures per user. Fold the figures first. */
const hasAny = (kind: string): IdSet => ({
  ids: sql`select t.user_id from ${personTotals} t where t.kind = ${kind} and t.amount > 0`,
})

const STEPS: Readonly<Record<NonNullable<RowFilter['step']>, SQL | IdSet>> = {
  SIGNED_UP: sql`true`,
  VERIFIED: isNotNull(users.emailVerifiedAt),
  COMPLETED_PROFILE: isNotNull(users.profileCompletedAt),
  CREATED_STORY: hasAny('STORIES'),
  GENERATED_STORY: hasAny('GENERATED'),
  EXPORTED_VIDEO: hasAny('VIDEOS'),
  SUBSCRIBED: hasAny('SUBSCRIBED'),
}

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'

/** Users, by the day on which they signed up, or by days with calls or charges. */
export const personRows: RowSource = rowSource({
  from: () => ({ table: users, columns: personColumns }),
  step: (step) => STEPS[step],
  // Found once and joined by their ids: there are none, or few.
  isWrong: sql`${users.id} = any(array(select p.user_id from ${countedPeople} p where p.is_wrong))`,
  datedBy: {
    ACTIVE: ({ from = FIRST_DAY, to = LAST_DAY }) => ({
      ids: sql`select d.user_id from ${activeDays} d where d.day between ${from}::date and ${to}::date`,
    }),
    CHARGED: ({ from = FIRST_DAY, to = LAST_DAY, action }) => ({
      ids: sql`select d.user_id from ${creditDays} d where d.day between ${from}::date and ${to}::date${
        action === undefined ? sql`` : sql` and d.action = ${action}`
      }`,
    }),
  },
})
