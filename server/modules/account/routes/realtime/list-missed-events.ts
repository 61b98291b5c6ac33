import type * as z from 'zod'
import { operations } from '#generated/server/operations.ts'
import { route } from '#server/platform/http/route.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import { readMissedEvents } from '#server/platform/realtime/publish.ts'

const eventsSchema = operations.listMissedEvents.response.shape.events

export const listMissedEvents = route('listMissedEvents', async ({ db, user, query }) => {
  const channel = userChannel(user.pusherId)
  const { seq, isComplete, events } = await readMissedEvents(db, channel, query.after)
  const known = eventsSchema.safeParse(events)
  // Events of an earlier version may no longer be in the contract; then the client reloads.
  return known.success
    ? { channel, seq, is_complete: isComplete, events: known.data }
    : { channel, seq, is_complete: false, events: [] satisfies z.output<typeof eventsSchema> }
})
