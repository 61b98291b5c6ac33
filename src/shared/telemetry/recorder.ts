import type { TelemetryEvent } from './events.ts'
import { replaceTelemetry } from './telemetry.ts'

/** Stores what is reported, in order, for tests. @public used by tests alone */
export function recordTelemetry() {
  const events: TelemetryEvent[] = []
  const stop = replaceTelemetry((event) => events.push(event))
  return { events, stop }
}
