import type { Log } from '#server/context.ts'

/** Failures on stderr. Of a failed query its text is shown, never its values: they are people's. */
export const consoleLog: Log = {
  error(message, cause) {
    console.error(`${new Date().toISOString()} ${message}: ${describe(cause)}`)
  },
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own =
    'query' in cause ? `${cause.name}: ${String(cause.query)}` : (cause.stack ?? `${cause.name}: ${cause.message}`)
  return cause.cause === undefined ? own : `${own}\n  because of ${describe(cause.cause)}`
}
