import type { UsageKind } from '#generated/schema.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'

/** The filter of the usage lines, as in the URL. '' does not limit. */
export interface UsageFilter {
  kind: UsageKind | ''
  action: string
  story_id: string
  /** Days in UTC, yyyy-mm-dd. */
  from: string
  to: string
}

/** Label and colour of a kind. */
export const KINDS = {
  GRANT: { label: 'Added', tone: 'success' },
  EXPIRY: { label: 'Expired', tone: 'warning' },
  REVERSAL: { label: 'Reversed', tone: 'warning' },
  HOLD: { label: 'On hold', tone: 'info' },
  CHARGE: { label: 'Charged', tone: 'neutral' },
  RELEASE: { label: 'Released', tone: 'success' },
  REFUND: { label: 'Refunded', tone: 'success' },
} as const satisfies Record<UsageKind, { label: string; tone: string }>

const kinds = Object.keys(KINDS) as UsageKind[]

export const kindOptions = [
  { value: '' as const, label: 'All types' },
  ...kinds.map((value) => ({ value, label: KINDS[value].label })),
]

export const actionOptions = [
  { value: '', label: 'All actions' },
  ...Object.entries(CREDIT_COSTS).map(([value, { label }]) => ({ value, label })),
]

/** Parameters of a call: only active filters. */
export function wantedOf({ kind, action, story_id, from, to }: UsageFilter) {
  return {
    ...(kind !== '' && { kind: [kind] }),
    ...(action !== '' && { action }),
    ...(story_id !== '' && { story_id }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filter in a URL, without values that no call accepts. */
export function filterFrom(search: URLSearchParams): UsageFilter {
  const read = (name: keyof UsageFilter) => search.get(name) ?? ''
  const kind = kinds.find((value) => value === read('kind')) ?? ''
  const day = (name: 'from' | 'to') => (DAY.test(read(name)) && !Number.isNaN(Date.parse(read(name))) ? read(name) : '')
  return {
    kind,
    action: read('action').slice(0, 100),
    story_id: ID.test(read('story_id')) ? read('story_id') : '',
    from: day('from'),
    to: day('to'),
  }
}
