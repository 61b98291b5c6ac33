import { withAddresses } from '../api/api-address.ts'
import type { RealtimeEventName, RealtimePayload } from '#generated/realtime/events.ts'
import { useEffect, useEffectEvent } from 'react'

type Handler<Name extends RealtimeEventName> = (payload: RealtimePayload<Name>) => void
type AnyHandler = (payload: never) => void

const handlers = new Map<RealtimeEventName, Set<AnyHandler>>()
const resyncHandlers = new Set<() => void>()
const CHARACTER = 'story-character-update-'

/** Calls `handler` for every such event from now on; returns how to stop. */
export function onRealtimeEvent<Name extends RealtimeEventName>(name: Name, handler: Handler<Name>): () => void {
  const known = handlers.get(name) ?? new Set<AnyHandler>()
  handlers.set(name, known.add(handler))
  return () => known.delete(handler)
}

/** Calls `handler` when events may have been missed: whatever it shows must be loaded again. */
export function onResync(handler: () => void): () => void {
  resyncHandlers.add(handler)
  return () => resyncHandlers.delete(handler)
}

export function resync(): void {
  for (const handler of resyncHandlers) handler()
}

/** Parses a message and delivers it; one that does not match its schema is dropped and returns false. */
export async function deliver(wireName: string, data: unknown): Promise<boolean> {
  const { realtimeEvents } = await import('#generated/realtime/events.ts')
  const name = wireName.startsWith(CHARACTER) ? (`${CHARACTER}{storyId}` as const) : wireName
  if (!isEventName(name, realtimeEvents)) return false
  const parsed = realtimeEvents[name].safeParse(withAddresses(data))
  if (!parsed.success) return false
  for (const handler of handlers.get(name) ?? []) handler(parsed.data as never)
  return true
}

function isEventName(name: string, known: object): name is RealtimeEventName {
  return Object.hasOwn(known, name)
}

/** Runs `handler` for every such event while the component is mounted. */
export function useRealtimeEvent<Name extends RealtimeEventName>(
  name: Name,
  handler: (payload: RealtimePayload<Name>) => void,
): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onRealtimeEvent(name, (payload) => handle(payload)), [name])
}

/** Runs `handler` when events may have been missed. */
export function useResync(handler: () => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onResync(() => handle()), [])
}
