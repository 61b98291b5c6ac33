import { isFields, listOf, pick, textOf, type Fields, safeAddress, safeFile } from './safe-values.ts'
import { BROKEN } from './report.ts'

/** Messages of browsers and React about code, without quoted values. Property names are written by programmers. */
const SAFE = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[\w$]{1,40}'\))?/,
  /^[\w$.()]{1,80} is not (?:a function|a constructor|defined|iterable)/,
  /^Assignment to constant variable/,
  /^Maximum call stack size exceeded/,
  /^(?:Invalid array length|Invalid time value|Failed to fetch|Load failed)$/,
  /^NetworkError when attempting to fetch resource/,
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Minified React error #\d+/,
]

const SAME = ['event_id', 'timestamp', 'platform', 'level', 'environment', 'release', 'type']
const TRACE = ['trace_id', 'span_id', 'parent_span_id']

/** An error or a message as it may be reported. */
export function cleanEvent(event: Fields): Fields {
  const { exception, contexts, message, sdk, transaction } = event
  return {
    ...pick(event, SAME),
    sdk: pick(sdk, ['name', 'version']),
    // A text of ours, word for word.
    ...(BROKEN.some((known) => known === message) && { message }),
    ...(typeof transaction === 'string' && { transaction: safeAddress(transaction) }),
    ...(isFields(exception) && { exception: { values: listOf(exception['values']).map(cleanException) } }),
    contexts: isFields(contexts)
      ? { trace: pick(contexts['trace'], TRACE), replay: pick(contexts['replay'], ['replay_id']) }
      : {},
    tags: pick(event['tags'], ['replayId']),
    request: { url: safeAddress(globalThis.location?.href ?? '') },
  }
}

function cleanException(value: unknown): Fields {
  const { type, value: message, stacktrace, mechanism } = isFields(value) ? value : {}
  return {
    type: /^[\w$]{1,60}$/.test(textOf(type) ?? '') ? type : 'Error',
    value: safeMessage(textOf(message)),
    mechanism: pick(mechanism, ['type', 'handled']),
    ...(isFields(stacktrace) && { stacktrace: { frames: listOf(stacktrace['frames']).map(cleanFrame) } }),
  }
}

const cleanFrame = (frame: unknown): Fields => ({
  ...pick(frame, ['function', 'lineno', 'colno', 'in_app']),
  filename: safeFile(isFields(frame) ? textOf(frame['filename']) : undefined),
})

/** Data of a recording: its start and its events, as patterns. */
export function cleanReplay(event: Fields): Fields {
  return {
    ...pick(event, [
      ...SAME,
      'replay_id',
      'segment_id',
      'replay_start_timestamp',
      'replay_type',
      'error_ids',
      'trace_ids',
    ]),
    sdk: pick(event['sdk'], ['name', 'version']),
    urls: listOf(event['urls']).flatMap((url) => (typeof url === 'string' ? [safeAddress(url)] : [])),
  }
}

/** An error's message as it may be reported: known words about code, or nothing, since a message may quote a user's text. */
export function safeMessage(message: string | undefined): string {
  for (const known of SAFE) {
    const said = known.exec(message ?? '')?.[0]
    if (said !== undefined) return said
  }
  return ''
}
