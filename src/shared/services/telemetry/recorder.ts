import { type TelemetryEvent, telemetryPort } from './telemetry.ts'

/** Stores what is reported, in order, for tests. @public used by tests alone */
export function recordTelemetry() {
  const events: TelemetryEvent[] = []
  const stop = telemetryPort.connect((event) => events.push(event))
  return { events, stop }
}
