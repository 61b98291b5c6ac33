import { eq, sql, type SQL } from 'drizzle-orm'
import type { UserSummary } from '#generated/schema.ts'
import { personTotals, users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

/** A summary of users. Fold the figures first. */
export async function readUserSummaries(
  db: DbOrTx,
  { where, orderBy, limit }: { where: SQL | undefined; orderBy: SQL; limit: number },
): Promise<UserSummary[]> {
  const total = (kind: string) =>
    sql<number>`coalesce((select t.amount from ${personTotals} t where t.user_id = ${users.id} and t.kind = ${kind}), 0)`.mapWith(
      Number,
    )
  const rows = await db
    .select({ user: users, stories: total('STORIES'), videos: total('VIDEOS'), spent: total('CREDITS') })
    .from(users)
    .where(where)
    .orderBy(orderBy, users.id)
    .limit(limit)
  return rows.map(({ user, stories, videos, spent }) => ({
    user_id: user.id,
    email: maskAddress(user.email),
    name: fullName(user),
    company_name: user.companyName,
    is_premium: user.isPremium,
    premium_type: user.premiumType,
    is_staff: user.isStaff,
    date_joined: user.dateJoined.toISOString(),
    last_active_at: user.lastLoginAt?.toISOString() ?? null,
    country: user.country,
    story_count: stories,
    video_count: videos,
    balance: user.creditBalance - user.creditsHeld,
    spent,
  }))
}

/** The summary of one user; undefined when there is none. */
export async function readUserSummary(db: DbOrTx, userId: string) {
  const [summary] = await readUserSummaries(db, { where: eq(users.id, userId), orderBy: sql`${users.id}`, limit: 1 })
  return summary
}

/** First and last name; empty while both are unknown. */
export const fullName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/**
 * An email, or a part of one, as staff see it before they give a reason to see the whole one: its first letter and its host.
 */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, Math.max(at, 0))][0] ?? ''}•••${at < 0 ? '' : email.slice(at)}`
}
