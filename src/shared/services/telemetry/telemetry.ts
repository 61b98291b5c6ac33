import { createServicePort } from '../service-port.ts'
import type { Telemetry, TelemetryEvent } from './events.ts'

/** Product analytics. */
export const telemetryPort = createServicePort<TelemetryEvent>('analytics')

/** Tells an event to wherever this installation wants it; nowhere unless the operator named an address and the person agreed. */
export const track: Telemetry = (event) => telemetryPort.send(event)
