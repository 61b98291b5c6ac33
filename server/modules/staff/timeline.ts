import { and, desc, eq, isNotNull, sql, type SQL, type AnyColumn } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { TimelineEvent, TimelineKind } from '#generated/schema.ts'
import {
  creditEntries,
  creditHolds,
  purchases,
  renders,
  reports,
  sessions,
  stories,
  subscriptionPayments,
  subscriptions,
  tasks,
  users,
} from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

type Kind = TimelineKind
const MAX_ROWS = 200

/** A user's events, newest first, without their texts. The newest of each kind are found by its own index. */
export async function readTimeline(db: DbOrTx, userId: string): Promise<TimelineEvent[]> {
  const event = (
    kind: Kind,
    {
      id,
      detail,
      at,
      credits,
      storyId,
    }: { id: AnyColumn; detail: SQL; at: AnyColumn; credits?: SQL; storyId?: AnyColumn },
  ) => ({
    id: sql<string>`${id}`.as('id'),
    kind: sql<Kind>`${sql.raw(`'${kind}'`)}`.as('kind'),
    detail: sql<string>`${detail}`.as('detail'),
    credits: sql<number | null>`${credits ?? sql`null::int`}`.as('credits'),
    storyId: sql<string | null>`${storyId ?? sql`null::uuid`}`.as('story_id'),
    at: sql<Date>`${at}`.mapWith(stories.createdAt).as('at'),
  })
  const newestOf = [
    db
      .select(
        event('STORY', {
          id: stories.id,
          detail: sql`${stories.creationMode} || ', ' || lower(${stories.status})`,
          at: stories.createdAt,
          storyId: stories.id,
        }),
      )
      .from(stories)
      .where(eq(stories.userId, userId))
      .orderBy(desc(stories.createdAt))
      .limit(MAX_ROWS),
    db
      .select(
        event('EXPORT', {
          id: renders.id,
          detail: sql`lower(${renders.status})`,
          at: renders.createdAt,
          storyId: renders.storyId,
        }),
      )
      .from(renders)
      .where(eq(renders.userId, userId))
      .orderBy(desc(renders.createdAt))
      .limit(MAX_ROWS),
    db
      .select(
        event('TASK_FAILED', {
          id: tasks.id,
          detail: sql`${tasks.taskType} || ', ' || ${tasks.modelId}`,
          at: tasks.createdAt,
          storyId: tasks.storyId,
        }),
      )
      .from(tasks)
      .where(sql`${tasks.userId} = ${userId} and ${tasks.status} = 'FAILED'`)
      .orderBy(desc(tasks.createdAt))
      .limit(MAX_ROWS),
    db
      .select(
        event('CHARGE', {
          id: creditHolds.id,
          detail: sql`${creditHolds.action} || ', ' || lower(${creditHolds.status})`,
          at: creditHolds.createdAt,
          credits: sql`-${creditHolds.captured}`,
          storyId: creditHolds.storyId,
        }),
      )
      .from(creditHolds)
      .where(eq(creditHolds.userId, userId))
      .orderBy(desc(creditHolds.createdAt))
      .limit(MAX_ROWS),
    db
      .select(
        event('GRANT', {
          id: creditEntries.id,
          detail: sql`lower(${creditEntries.kind}) || ', ' || ${creditEntries.action}`,
          at: creditEntries.createdAt,
          credits: sql`${creditEntries.amount}`,
        }),
      )
      .from(creditEntries)
      .where(sql`${creditEntries.userId} = ${userId} and ${creditEntries.kind} in ('GRANT', 'EXPIRY', 'REVERSAL')`)
      .orderBy(desc(creditEntries.createdAt))
      .limit(MAX_ROWS),
    db
      .select(
        event('PAYMENT', {
          id: purchases.id,
          detail: sql`${purchases.packId} || ', ' || lower(${purchases.status})`,
          at: purchases.createdAt,
        }),
      )
      .from(purchases)
      .where(eq(purchases.userId, userId))
      .orderBy(desc(purchases.createdAt))
      .limit(MAX_ROWS),
    db
      .select(
        event('PAYMENT', {
          id: subscriptionPayments.id,
          detail: sql`${subscriptions.premiumType} || ' plan, ' || lower(${subscriptionPayments.status})`,
          at: subscriptionPayments.createdAt,
        }),
      )
      .from(subscriptionPayments)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId))
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptionPayments.createdAt))
      .limit(MAX_ROWS),
    ...(
      [
        ['JOINED', users.dateJoined],
        ['VERIFIED', users.emailVerifiedAt],
        ['PROFILE', users.profileCompletedAt],
      ] as const
    ).map(([kind, at]) =>
      db
        .select(event(kind, { id: users.id, detail: sql`''`, at }))
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(at)))
        .orderBy(desc(at))
        .limit(1),
    ),
    db
      .select(
        event('REPORT', {
          id: reports.id,
          detail: sql`lower(${reports.kind})`,
          at: reports.createdAt,
          storyId: reports.storyId,
        }),
      )
      .from(reports)
      .where(eq(reports.userId, userId))
      .orderBy(desc(reports.createdAt))
      .limit(MAX_ROWS),
    db
      .select(event('SESSION', { id: sessions.id, detail: sql`${sessions.device}`, at: sessions.createdAt }))
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
      .limit(MAX_ROWS),
  ] as const
  const [first, second, ...more] = newestOf
  const all = unionAll(first, second, ...more).as('all_events')
  const rows = await db.select().from(all).orderBy(desc(all.at), desc(all.id)).limit(MAX_ROWS)
  return rows.map(({ id, kind, detail, credits, storyId, at }) => ({
    event_id: id,
    ...{ kind, detail, credits },
    story_id: storyId,
    created_at: at.toISOString(),
  }))
}
