import * as z from 'zod'
import { realtimeEvents, type RealtimeEventName } from '#generated/realtime/events.ts'
import { transact } from '#server/platform/context.ts'
import { type AnyEvent, publish } from '#server/platform/realtime/publish.ts'
import { signedInUser } from '../scenarios/app-clock.ts'
import type { TabHost } from '../tab-host.ts'
import { sampleOf } from './sample-of.ts'

/** How an event arrives: as it should, twice, after five seconds, or after one that was sent later. */
export type Sending = 'once' | 'twice' | 'late' | 'swapped'

const LATE_MS = 5_000

/** A payload as the contract allows it, as JSON; about the story in the URL, if there is one. */
export function sampleEvent(name: RealtimeEventName, { pathname }: Pick<Location, 'pathname'>): string {
  const schema = z.toJSONSchema(realtimeEvents[name], { unrepresentable: 'any', io: 'output' })
  const payload = sampleOf(schema) as Record<string, unknown>
  const [storyId] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(pathname) ?? []
  if (storyId !== undefined && 'story_id' in payload) payload['story_id'] = storyId
  const { seq: _seq, ...rest } = payload
  return JSON.stringify(rest, null, 2)
}

/** Sends an event to the signed-in user. Rejects with a message when the payload breaks the contract. */
export async function sendEvents(
  host: TabHost,
  name: RealtimeEventName,
  text: string,
  sending: Sending,
): Promise<string> {
  const userId = await signedInUser(host)
  if (userId === undefined) throw new Error('Not signed in')
  const checked = realtimeEvents[name].safeParse(JSON.parse(text))
  if (!checked.success) throw new Error(z.prettifyError(checked.error))
  const payload = checked.data
  const numbered = await numberedEvents(host, userId, name, payload, sending === 'swapped' ? 2 : 1)
  const deliver = async (events: typeof numbered) => {
    for (const { channel, event, data } of events) await host.hub.trigger(channel, event, data)
  }
  if (sending === 'late') setTimeout(() => void deliver(numbered), LATE_MS)
  else await deliver(sending === 'twice' ? [...numbered, ...numbered] : numbered.toReversed())
  return sending === 'late' ? 'Arriving in five seconds' : 'Sent'
}

interface NumberedEvent {
  channel: string
  event: string
  data: unknown
}

/** Held-back events with the channel's next numbers. */
async function numberedEvents(
  { app }: TabHost,
  userId: string,
  name: RealtimeEventName,
  payload: object,
  count: number,
): Promise<NumberedEvent[]> {
  const kept: NumberedEvent[] = []
  const trigger = async (channel: string, event: string, data: unknown) => void kept.push({ channel, event, data })
  const wireName = 'story_id' in payload ? name.replace('{storyId}', String(payload.story_id)) : name
  // Name and payload were held against the contract together.
  const event = [wireName, payload] as unknown as AnyEvent
  for (let at = 0; at < count; at++)
    await transact({ ...app, realtime: { ...app.realtime, trigger } }, (scope) => publish(scope, userId, ...event))
  return kept
}
