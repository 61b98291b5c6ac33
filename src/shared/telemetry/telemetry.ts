import { telemetryUrl } from '../config/env.ts'
import { createEndpoint } from './endpoint.ts'
import type { Telemetry } from './events.ts'

const nowhere: Telemetry = () => undefined

let telemetry: Telemetry = telemetryUrl === undefined ? nowhere : createEndpoint(telemetryUrl)

/** Tells an event to wherever this installation wants it; nowhere unless the operator named an address. */
export const track: Telemetry = (event) => telemetry(event)

/** Sends events elsewhere, for example to a recorder; returns how to go back. */
export function replaceTelemetry(next: Telemetry): () => void {
  const before = telemetry
  telemetry = next
  return () => {
    telemetry = before
  }
}
