import type { Log } from '#server/platform/context.ts'
import { ConfigError } from './config-error.ts'
import { currentRequestId } from './request-id.ts'

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

/** Lines for people, or an object of JSON on each line. */
export type LogFormat = 'text' | 'json'

/** LOG_FORMAT. */
export function readLogFormat(value: string | null): LogFormat {
  if (value !== null && value !== 'text' && value !== 'json')
    throw new ConfigError(`LOG_FORMAT is ${value}; it must be text or json`)
  return value ?? 'text'
}

let format: LogFormat = 'text'

/** From now on all of this process's lines have this format. */
export const setLogFormat = (wanted: LogFormat): void => void (format = wanted)

const withoutSecrets = (text: string) => [...secrets].reduce((rest, secret) => rest.replaceAll(secret, '…'), text)

/**
 * Failures on stderr, with the id of the request that they belong to. Of a failed query its text is shown, never its values:
 * they are user data.
 */
export const consoleLog: Log = {
  error(message, cause) {
    const [time, id, why] = [new Date().toISOString(), currentRequestId(), withoutSecrets(describe(cause))]
    const what = withoutSecrets(message)
    console.error(
      format === 'json'
        ? JSON.stringify({ time, level: 'error', message: what, cause: why, request_id: id })
        : `${time} ${what}${id === undefined ? '' : ` (request ${id})`}: ${why}`,
    )
  },
}

/** What a server uses, on stdout. */
export function say(message: string): void {
  const line = { time: new Date().toISOString(), level: 'info', message: withoutSecrets(message) }
  console.log(format === 'json' ? JSON.stringify(line) : line.message)
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const own =
    'query' in cause ? `${cause.name}: ${String(cause.query)}` : (cause.stack ?? `${cause.name}: ${cause.message}`)
  return cause.cause === undefined ? own : `${own}\n  because of ${describe(cause.cause)}`
}
