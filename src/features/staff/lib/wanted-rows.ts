import type { ExportStaffRowsRequest } from '#generated/client/model/exportStaffRowsRequest.ts'
import { StaffRowKind } from '#generated/client/model/staffRowKind.ts'
import type { RowsFilter } from './rows-href.ts'

export const ROW_FILTERS = [
  'kind',
  'status',
  'type',
  'model',
  'country',
  'user_id',
  'story_id',
  'is_stuck',
  'from',
  'to',
] as const satisfies readonly ('kind' | keyof RowsFilter)[]

export const ROW_SORTS = ['created_at', 'credits', 'work_ms'] as const

export type RowsAddressFilter = Record<(typeof ROW_FILTERS)[number], string>

/** Stands in an address for what nobody told: a country, a source. */
export const UNKNOWN = '-'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))

/** What a call is given: only what limits, and nothing that no call would take. */
export function wantedRows(
  filter: RowsAddressFilter,
  kinds: readonly StaffRowKind[],
): Omit<ExportStaffRowsRequest, 'sort' | 'order'> {
  const kind = kinds.find((known) => known === filter.kind) ?? kinds[0] ?? StaffRowKind.PERSON
  const lists = (['status', 'type', 'model', 'country'] as const).filter((name) => filter[name] !== '')
  return {
    kind,
    ...Object.fromEntries(
      lists.map((name) => [
        name,
        filter[name].split(',').map((value) => (value === UNKNOWN ? '' : value.slice(0, 200))),
      ]),
    ),
    ...(ID.test(filter.user_id) && { user_id: filter.user_id }),
    ...(ID.test(filter.story_id) && { story_id: filter.story_id }),
    ...(filter.is_stuck === 'true' && { is_stuck: true }),
    ...(isDay(filter.from) && { from: filter.from }),
    ...(isDay(filter.to) && { to: filter.to }),
  }
}
