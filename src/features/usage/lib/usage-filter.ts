import type { UsageKind } from '#generated/schema.ts'
import { usageKindValues } from '#generated/values.ts'
import { CREDIT_COSTS } from '#src/domain/credits.ts'

/** Which lines of the usage are shown; as in the address. '' does not limit. */
export interface UsageFilter {
  kind: UsageKind | ''
  action: string
  story_id: string
  /** Days in UTC, yyyy-mm-dd. */
  from: string
  to: string
}

/** How a kind reads, and how it looks. */
export const KINDS = {
  CHARGE: { label: 'Charged', tone: 'neutral' },
  HOLD: { label: 'Held', tone: 'info' },
  RELEASE: { label: 'Released', tone: 'success' },
  REFUND: { label: 'Refunded', tone: 'success' },
  GRANT: { label: 'Added', tone: 'success' },
  EXPIRY: { label: 'Expired', tone: 'warning' },
  REVERSAL: { label: 'Taken back', tone: 'warning' },
} as const satisfies Record<UsageKind, { label: string; tone: string }>

export const kindOptions = [
  { value: '' as const, label: 'Every kind' },
  ...usageKindValues.map((value) => ({ value, label: KINDS[value].label })),
]

export const actionOptions = [
  { value: '', label: 'Every action' },
  ...Object.entries(CREDIT_COSTS).map(([value, { label }]) => ({ value, label })),
]

/** What a call is given: only what limits. */
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

/** What an address says, without what no call would take. */
export function filterFrom(search: URLSearchParams): UsageFilter {
  const read = (name: keyof UsageFilter) => search.get(name) ?? ''
  const kind = usageKindValues.find((value) => value === read('kind')) ?? ''
  const day = (name: 'from' | 'to') => (DAY.test(read(name)) && !Number.isNaN(Date.parse(read(name))) ? read(name) : '')
  return {
    kind,
    action: read('action').slice(0, 100),
    story_id: ID.test(read('story_id')) ? read('story_id') : '',
    from: day('from'),
    to: day('to'),
  }
}
