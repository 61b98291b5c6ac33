import type { Log } from '#server/platform/context.ts'

/** Shorter ones would remove ordinary words. */
const MIN_SECRET_LENGTH = 8

const secrets = new Set<string>()

/**
 * From now on these appear in no line of the log: services repeat requests in their errors. Also as HTTP's basic
 * authentication encodes them.
 */
export function hideInLog(values: readonly string[]): void {
  for (const value of values)
    if (value.length >= MIN_SECRET_LENGTH)
      for (const each of [value, Buffer.from(value).toString('base64')]) secrets.add(each)
}

/** Failures on stderr. Of a failed query its text is shown, never its values: they are user data. */
export const consoleLog: Log = {
  error(message, cause) {
    const line = `${new Date().toISOString()} ${message}: ${describe(cause)}`
    console.error([...secrets].reduce((text, secret) => text.replaceAll(secret, '…'), line))
  },
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own =
    'query' in cause ? `${cause.name}: ${String(cause.query)}` : (cause.stack ?? `${cause.name}: ${cause.message}`)
  return cause.cause === undefined ? own : `${own}\n  because of ${describe(cause.cause)}`
}
