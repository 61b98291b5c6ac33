import { listMissedEvents } from '#generated/client/realtime/realtime.ts'
import { logDiagnostic } from '../services/telemetry/log.ts'

/** Beyond every channel's last number: a request for later events returns none, but that number. */
export const NONE_MISSED = 2_147_483_647

/** Number of the last event of the user's own channel; null when it cannot be read now. */
export async function readLastEvent(): Promise<number | null> {
  try {
    return (await listMissedEvents({ after: NONE_MISSED })).seq
  } catch (cause) {
    logDiagnostic('The number of the last realtime event could not be read', cause)
    return null
  }
}
