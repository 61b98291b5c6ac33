import { createServicePort } from '../service-port.ts'

/** What is wrong without anything having been thrown, or where what was thrown has been dealt with. */
export const BROKEN = [
  'Invalid file: refused before its upload',
  'Invalid file: empty',
  'Broken state: an upload queue entry that cannot be',
  'Broken state: a realtime event that cannot be read',
  'Broken state: stored edits that cannot be read',
] as const
export type Broken = (typeof BROKEN)[number]

export type Report = { cause: unknown } | { broken: Broken }

/** Error reporting. */
export const reportPort = createServicePort<Report>('errors')

/** Reports what was thrown, where this installation wants it and the user agreed; they are told elsewhere, or need not know. */
export const reportError = (cause: unknown) => reportPort.send({ cause })

/** Reports silently what should not be. */
export const reportBroken = (broken: Broken) => reportPort.send({ broken })
