import * as z from 'zod'

/** A text frame to a client; pusher's protocol carries the data as JSON within JSON. */
export function encodeEvent(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) })
}

const channel = z.string().max(200)

const clientMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('pusher:ping') }),
  z.object({ event: z.literal('pusher:pong') }),
  z.object({ event: z.literal('pusher:subscribe'), data: z.object({ channel, auth: z.string().max(200).optional() }) }),
  z.object({ event: z.literal('pusher:unsubscribe'), data: z.object({ channel }) }),
])

/** undefined for everything a client may not say, client events among it. */
export function parseClientMessage(text: string): z.output<typeof clientMessage> | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
