import { eq, desc, sql } from 'drizzle-orm'
import { users, creditEntries, sessions, subscriptions } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'
import type { PersonDetails, PersonPlan, PersonSession } from '#generated/schema.ts'
import { readPersonTotals } from '#server/platform/db/queries/figures.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { readTimeline } from '../timeline.ts'
import { readUserSummary } from '../people.ts'

/** User details for staff: plan, credits, sessions, exports and timeline of one user. */
export const getPersonDetails = route('getPersonDetails', async (call) => {
  const { db, query, services } = call
  const [person] = await db.select().from(users).where(eq(users.id, query.user_id))
  if (!person) throw notFound()
  await recordAudit(call, call.user, { action: 'VIEWED_PERSON', subject: 'PERSON', subjectId: person.id })
  return readPersonDetails(db, person, services.clock.now())
})

/** A user, as far as support needs it: masked, and without their texts. */
async function readPersonDetails(db: DbOrTx, user: UserRow, now: Date): Promise<PersonDetails> {
  const totals = await readPersonTotals(db, user.id)
  const [person, [plan], past, timeline, [ledger]] = await Promise.all([
    readUserSummary(db, user.id),
    db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, user.id))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1),
    db.select().from(sessions).where(eq(sessions.userId, user.id)).orderBy(desc(sessions.createdAt)).limit(20),
    readTimeline(db, user.id),
    db
      .select({ sum: sql<number>`coalesce(sum(${creditEntries.amount}), 0)`.mapWith(Number) })
      .from(creditEntries)
      .where(eq(creditEntries.userId, user.id)),
  ])
  if (!person) throw notFound()
  return {
    person,
    is_verified: user.emailVerifiedAt !== null,
    source: user.howDidYouHearAboutUs,
    deletes_at: user.deletesAt?.toISOString() ?? null,
    plan: plan ? presentPlan(plan) : null,
    credits: {
      posted: user.creditBalance,
      held: user.creditsHeld,
      granted: totals.get('GRANTED') ?? 0,
      spent: totals.get('CREDITS') ?? 0,
      ledger: ledger?.sum ?? 0,
    },
    sessions: past.map((session) => presentSession(session, now)),
    timeline,
  }
}

function presentPlan(plan: typeof subscriptions.$inferSelect): PersonPlan {
  return {
    subscription_id: plan.id,
    premium_type: plan.premiumType,
    price_id: plan.priceId,
    status: plan.status,
    current_period_ends_at: plan.currentPeriodEndsAt?.toISOString() ?? null,
    grace_ends_at: plan.graceEndsAt?.toISOString() ?? null,
    created_at: plan.createdAt.toISOString(),
  }
}

function presentSession(session: typeof sessions.$inferSelect, now: Date): PersonSession {
  const { revokedAt, expiresAt } = session
  const endedAt = revokedAt ?? (expiresAt <= now ? expiresAt : null)
  return {
    session_id: session.id,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
  }
}
