import { and, asc, eq, gt } from 'drizzle-orm'
import { realtimeChannels, realtimeEvents } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Most events that are answered at once; whoever missed more loads the state again. */
const MAX_EVENTS = 200

export interface MissedEvents {
  /** Number of the channel's last event; 0 before the first. */
  seq: number
  /** false: some are no longer stored, or there are too many. */
  isComplete: boolean
  events: { event: string; seq: number; payload: unknown }[]
}

/** What was sent on a channel after a sequence number, oldest first. */
export async function readMissedEvents(db: DbOrTx, channel: string, after: number): Promise<MissedEvents> {
  const [row] = await db.select().from(realtimeChannels).where(eq(realtimeChannels.channel, channel))
  const seq = row?.seq ?? 0
  const rows = await db
    .select({ event: realtimeEvents.event, seq: realtimeEvents.seq, payload: realtimeEvents.payload })
    .from(realtimeEvents)
    .where(and(eq(realtimeEvents.channel, channel), gt(realtimeEvents.seq, after)))
    .orderBy(asc(realtimeEvents.seq))
    .limit(MAX_EVENTS)
  // A client that knows a higher number than the channel has seen another server's data.
  const isComplete = after <= seq && rows.length === seq - after
  return { seq, isComplete, events: isComplete ? rows : [] }
}
