import { useEffect, useEffectEvent } from 'react'
import type { RealtimeEventName, RealtimePayload } from '#generated/realtime/events.ts'
import { onRealtimeEvent, onResync } from './events.ts'

/** Runs `handler` for every such event while the component is there. */
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
