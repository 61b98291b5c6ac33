import { type Placeholder, sql, type WithSubquery, and, asc, eq, gt } from 'drizzle-orm'
import type { RealtimeEventName, RealtimePayload } from '#generated/realtime/events.ts'
import type { Scope } from '#server/platform/context.ts'
import { realtimeChannels, realtimeEvents, users } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { NOTICES } from '#server/platform/ports/services.ts'

/** Most events that are returned at once; a client that missed more reloads the state. */
const MAX_EVENTS = 200

interface MissedEvents {
  /** Number of the channel's last event; 0 before the first. */
  seq: number
  /** false: some are no longer stored, or there are too many. */
  isComplete: boolean
  events: { event: string; seq: number; payload: unknown }[]
}

/** The wire name of an event; one that contains a story's id is passed with the id filled in. */
type WireName<Name extends RealtimeEventName> = Name extends 'story-character-update-{storyId}'
  ? `story-character-update-${string}`
  : Name

/** The caller's fields: the channel's counter is added here. */
type Payload<Name extends RealtimeEventName> = Omit<RealtimePayload<Name>, 'seq'>

/** An event with its payload. */
export type AnyEvent = {
  [Name in RealtimeEventName]: [event: WireName<Name>, payload: Payload<Name>]
}[RealtimeEventName]

/**
 * Sends an event to all of a user's open tabs after the caller's transaction is committed. The event gets the next number of
 * the channel and is stored for a while, so that a reconnecting client can request it.
 */
export async function publish(scope: Scope, userId: string, ...event: AnyEvent): Promise<void> {
  await publishBy(scope, (sent) => appendEvent(scope.db, sent), userId, ...event)
}

/** The fields of the event that an `eventStatement` needs. */
export interface SentEvent {
  userId: string
  event: string
  payload: string
  now: Date
  /** Whether the statement also notifies every process. */
  hasNotices: boolean
}

/** As `publish`, for a statement that does other work as well. */
export async function publishBy(
  { services, afterCommit }: Scope,
  append: (sent: SentEvent) => Promise<{ channel: string; seq: number }[]>,
  userId: string,
  ...[event, payload]: AnyEvent
): Promise<void> {
  const { realtime, clock } = services
  const hasNotices = realtime.hasNotices === true
  const [row] = await append({ userId, event, payload: JSON.stringify(payload), now: clock.now(), hasNotices })
  if (!row) return
  afterCommit(() => realtime.trigger(row.channel, event, { ...payload, seq: row.seq }))
}

/**
 * Increments the number of the user's channel and stores the event under it; does nothing for a deleted account. `also` runs
 * in the same call of the database: each call costs more than most statements.
 */
export function eventStatement<const Name extends string>(
  name: string,
  names: readonly Name[],
  also: (db: DbOrTx, at: Record<Name | keyof SentEvent, Placeholder>) => WithSubquery[],
) {
  return statement(name, ['userId', 'event', 'payload', 'now', 'hasNotices', ...names], (db, at) => {
    const first = sql`select 'private-user-' || ${users.pusherId}, 1 from ${users} where ${users.id} = ${at.userId}`
    const next = db.$with('next').as(
      db
        .insert(realtimeChannels)
        .select(first)
        .onConflictDoUpdate({ target: realtimeChannels.channel, set: { seq: sql`${realtimeChannels.seq} + 1` } })
        .returning(),
    )
    return db
      .with(...also(db, at), next)
      .insert(realtimeEvents)
      .select((query) =>
        query
          .select({
            channel: next.channel,
            seq: next.seq,
            event: sql`${at.event}::text`.as('event'),
            payload: sql`${at.payload}::jsonb || jsonb_build_object('seq', ${next.seq})`.as('payload'),
            createdAt: sql`${at.now}::timestamptz`.as('created_at'),
          })
          .from(next),
      )
      .returning({
        channel: realtimeEvents.channel,
        seq: realtimeEvents.seq,
        notice: sql`case when ${at.hasNotices}::boolean
          then pg_notify(${sql.raw(`'${NOTICES.events}'`)}, ${realtimeEvents.channel} || ' ' || ${realtimeEvents.seq}) end`,
      })
  })
}

const appendEvent = eventStatement('append_event', [], () => [])

/** Number of a channel's last event; 0 before the first. */
export async function readLastNumber(db: DbOrTx, channel: string): Promise<number> {
  const [row] = await db.select().from(realtimeChannels).where(eq(realtimeChannels.channel, channel))
  return row?.seq ?? 0
}

/** What was sent on a channel after a sequence number, oldest first. */
export async function readMissedEvents(db: DbOrTx, channel: string, after: number): Promise<MissedEvents> {
  const seq = await readLastNumber(db, channel)
  const rows = await db
    .select({ event: realtimeEvents.event, seq: realtimeEvents.seq, payload: realtimeEvents.payload })
    .from(realtimeEvents)
    .where(and(eq(realtimeEvents.channel, channel), gt(realtimeEvents.seq, after)))
    .orderBy(asc(realtimeEvents.seq))
    .limit(MAX_EVENTS)
  // More may have been sent between the two reads.
  const last = Math.max(seq, rows.at(-1)?.seq ?? 0)
  // A client with a higher number than the channel's has seen another server's data.
  const isComplete = after <= last && rows.length === last - after
  return { seq: last, isComplete, events: isComplete ? rows : [] }
}

const nextEvents = statement('next_events', ['channels', 'numbers', 'limit'], (db, at) => {
  const next = db
    .select()
    .from(realtimeEvents)
    .where(and(sql`${realtimeEvents.channel} = start.channel`, sql`${realtimeEvents.seq} > start.seq`))
    .orderBy(asc(realtimeEvents.seq))
    .limit(at.limit)
    .as('next')
  return db
    .select({ channel: next.channel, event: next.event, seq: next.seq, payload: next.payload })
    .from(sql`unnest(${at.channels}::text[], ${at.numbers}::bigint[]) as start (channel, seq)`)
    .crossJoinLateral(next)
    .orderBy(asc(next.channel), asc(next.seq))
})

/** The next events of many channels, each after its own number: in order, at most `limit` of each channel. */
export function readNextEvents(db: DbOrTx, after: ReadonlyMap<string, number>, limit: number) {
  return nextEvents(db, { channels: [...after.keys()], numbers: [...after.values()], limit })
}
