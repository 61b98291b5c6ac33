import { isFields, pick, textOf, type Fields } from './pick.ts'
import { safeAddress } from './safe-address.ts'

const SAME = ['trace_id', 'span_id', 'parent_span_id', 'start_timestamp', 'end_timestamp', 'status', 'is_segment']

/** Texts that say what kind of step it is and never what it is about. */
const SAFE_TEXTS =
  /^(?:sentry\.(?:op|origin|source|release|environment|sdk\..*|trace_lifecycle)|http\.request\.method)$/

/** Which kinds are named by an address, and where it stands. */
const ADDRESSED = ['http.client', 'pageload', 'navigation']
const ADDRESS = ['url.full', 'url.path', 'http.url']

/** A step of a trace as it may be reported: its kind, its times, its figures, and an address without what fills it. */
export function cleanSpan(span: unknown): Fields {
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
