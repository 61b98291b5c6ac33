import { sql } from 'drizzle-orm'
import type { RealtimeEventName, RealtimePayload } from '#generated/realtime/events.ts'
import type { Scope } from '#server/context.ts'
import { realtimeChannels, realtimeEvents, users } from '#server/db/schema/index.ts'

/** The wire name of an event; the one that carries a story's id is given with it filled in. */
type WireName<Name extends RealtimeEventName> = Name extends 'story-character-update-{storyId}'
  ? `story-character-update-${string}`
  : Name

/** What the caller fills in: the channel's counter is added here. */
type Payload<Name extends RealtimeEventName> = Omit<RealtimePayload<Name>, 'seq'>

type AnyEvent = { [Name in RealtimeEventName]: [event: WireName<Name>, payload: Payload<Name>] }[RealtimeEventName]

/**
 * Tells all of a person's open tabs something, once the caller's transaction is committed. The event gets the next number of the
 * channel and is kept for a while, so that a client that was away can ask for it.
 */
export async function publish(scope: Scope, userId: string, ...[event, payload]: AnyEvent): Promise<void> {
  const { db, services } = scope
  const channelName = sql`select 'private-user-' || ${users.pusherId}, 1 from ${users} where ${users.id} = ${userId}`
  const [row] = await db
    .insert(realtimeChannels)
    .select(channelName)
    .onConflictDoUpdate({ target: realtimeChannels.channel, set: { seq: sql`${realtimeChannels.seq} + 1` } })
    .returning()
  if (!row) return
  const numbered = { ...payload, seq: row.seq }
  await db
    .insert(realtimeEvents)
    .values({ channel: row.channel, seq: row.seq, event, payload: numbered, createdAt: services.clock.now() })
  scope.afterCommit(() => services.realtime.trigger(row.channel, event, numbered))
}
