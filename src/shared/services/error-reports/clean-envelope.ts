import type { makeFetchTransport } from '@sentry/react'
import { cleanEvent, cleanReplay } from './clean-event.ts'
import { cleanRecording } from './clean-recording.ts'
import { isFields, listOf, pick, textOf, type Fields, safeAddress } from './safe-values.ts'

const SAME = ['trace_id', 'span_id', 'parent_span_id', 'start_timestamp', 'end_timestamp', 'status', 'is_segment']

/** Texts that name a step's kind and never its content. */
const SAFE_TEXTS =
  /^(?:sentry\.(?:op|origin|source|release|environment|sdk\..*|trace_lifecycle)|http\.request\.method)$/

/** Kinds that are named by a URL, and its key. */
const ADDRESSED = ['http.client', 'pageload', 'navigation']

const ADDRESS = ['url.full', 'url.path', 'http.url']

export type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0]

const TRACE = ['trace_id', 'public_key', 'sample_rate', 'sampled', 'sample_rand', 'release', 'environment', 'replay_id']

/**
 * All data for the error service passes here, whatever made it: each kind is rewritten from fields known to hold no
 * text, URL or token of a user, and unknown kinds are left out.
 */
export function cleanEnvelope(envelope: Envelope): Envelope {
  const [head, items] = envelope as [unknown, readonly (readonly [unknown, unknown])[]]
  const cleaned = items.flatMap(([about, payload]) => {
    const kind = isFields(about) ? about['type'] : undefined
    return cleanItem(kind, about, payload)
  })
  const trace = isFields(head) ? head['trace'] : undefined
  return [
    {
      ...pick(head, ['event_id', 'sent_at']),
      sdk: pick(isFields(head) ? head['sdk'] : {}, ['name', 'version']),
      ...(isFields(trace) && { trace: pick(trace, TRACE) }),
    },
    cleaned,
  ] as unknown as Envelope
}

function cleanItem(kind: unknown, about: unknown, payload: unknown): [unknown, unknown][] {
  if (kind === 'replay_recording') {
    // Compressed it could not be checked.
    if (typeof payload !== 'string') return []
    return [[{ type: kind }, cleanRecording(payload)]]
  }
  if (!isFields(payload)) return []
  if (kind === 'event') return [[{ type: kind }, cleanEvent(payload)]]
  if (kind === 'replay_event') return [[{ type: kind }, cleanReplay(payload)]]
  if (kind === 'span')
    return [
      [
        pick(about, ['type', 'item_count', 'content_type']),
        { ...pick(payload, ['version', 'ingest_settings']), items: listOf(payload['items']).map(cleanSpan) },
      ],
    ]
  return []
}

/** A step of a trace as it may be reported: its kind, times, figures, and a URL without its values. */
function cleanSpan(span: unknown): Fields {
  const attributes = isFields(span) && isFields(span['attributes']) ? span['attributes'] : {}
  const text = (key: string) => (isFields(attributes[key]) ? textOf(attributes[key]['value']) : undefined)
  const kind = text('sentry.op') ?? 'step'
  const address = ADDRESSED.includes(kind) ? ADDRESS.map(text).find((one) => one !== undefined) : undefined
  return {
    ...pick(span, SAME),
    name: address === undefined ? kind : [text('http.request.method'), safeAddress(address)].filter(Boolean).join(' '),
    attributes: Object.fromEntries(Object.entries(attributes).filter(([key, held]) => isSafe(key, held))),
  }
}

const isSafe = (key: string, held: unknown) =>
  isFields(held) && (['number', 'boolean'].includes(typeof held['value']) || SAFE_TEXTS.test(key))
