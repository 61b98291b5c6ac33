import { createServicePort } from '../service-port.ts'

/** A fault without a thrown error, or with a handled one. */
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

/** Reports a thrown error, where this installation wants it and the user agreed; the user is notified elsewhere, if needed. */
export const reportError = (cause: unknown) => reportPort.send({ cause })

/** Reports a fault silently. */
export const reportBroken = (broken: Broken) => reportPort.send({ broken })
