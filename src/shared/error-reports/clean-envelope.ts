import type { makeFetchTransport } from '@sentry/react'
import { cleanEvent, cleanReplay } from './clean-event.ts'
import { cleanRecording } from './clean-recording.ts'
import { cleanSpan } from './clean-span.ts'
import { isFields, listOf, pick } from './pick.ts'

export type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0]

const TRACE = ['trace_id', 'public_key', 'sample_rate', 'sampled', 'sample_rand', 'release', 'environment', 'replay_id']

/**
 * Everything that leaves for the error service passes here, whatever made it: each kind is rewritten from what is known to hold no
 * text, address or token of a person, and kinds that nobody looked at are left out.
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
    // Compressed it could not be looked at.
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
