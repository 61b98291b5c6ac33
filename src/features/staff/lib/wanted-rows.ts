import type { ExportStaffRowsRequest, StaffRowKind } from '#generated/schema.ts'
import { currencyValues, funnelStepNameValues, staffRowDateValues } from '#generated/values.ts'
import type { RowsFilter } from './rows-href.ts'

const LISTS = ['status', 'type', 'model', 'country', 'source'] as const
const TEXTS = ['reason', 'action'] as const
const IDS = ['row_id', 'user_id', 'story_id'] as const
const FLAGS = ['is_stuck', 'is_wrong'] as const
const DAYS = ['from', 'to', 'joined_from', 'joined_to'] as const
const CHOICES: Readonly<Record<'dated_by' | 'step' | 'currency', readonly string[]>> = {
  dated_by: staffRowDateValues,
  step: funnelStepNameValues,
  currency: currencyValues,
}

export const ROW_FILTERS = [
  'kind',
  ...LISTS,
  ...TEXTS,
  ...IDS,
  ...FLAGS,
  ...DAYS,
  'dated_by',
  'step',
  'currency',
] as const satisfies readonly ('kind' | keyof RowsFilter)[]

export const ROW_SORTS = ['created_at', 'credits', 'work_ms'] as const

export type RowsAddressFilter = Record<(typeof ROW_FILTERS)[number], string>

/** URL value for a missing one: a country, a source, a reason. */
export const UNKNOWN = '-'

/** A value in a URL as one of a list, whatever it contains. */
export const listed = (value: string) => (value === '' ? UNKNOWN : value.replaceAll('%', '%25').replaceAll(',', '%2C'))
const unlisted = (text: string) => (text === UNKNOWN ? '' : text.replaceAll('%2C', ',').replaceAll('%25', '%'))

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))

/** Parameters of a call: only active filters with valid values. */
export function wantedRows(
  filter: RowsAddressFilter,
  kinds: readonly StaffRowKind[],
): Omit<ExportStaffRowsRequest, 'sort' | 'order'> {
  const kind = kinds.find((known) => known === filter.kind) ?? kinds[0] ?? 'PERSON'
  const entries: [string, unknown][] = [
    ...LISTS.filter((name) => filter[name] !== '').map((name): [string, unknown] => [
      name,
      filter[name].split(',').map((value) => unlisted(value).slice(0, 200)),
    ]),
    ...TEXTS.filter((name) => filter[name] !== '').map((name): [string, unknown] => [
      name,
      filter[name] === UNKNOWN ? '' : filter[name].slice(0, name === 'reason' ? 300 : 200),
    ]),
    ...IDS.filter((name) => ID.test(filter[name])).map((name): [string, unknown] => [name, filter[name]]),
    ...FLAGS.filter((name) => filter[name] === 'true').map((name): [string, unknown] => [name, true]),
    ...DAYS.filter((name) => isDay(filter[name])).map((name): [string, unknown] => [name, filter[name]]),
    ...Object.entries(CHOICES).flatMap(([name, known]): [string, unknown][] => {
      const text = filter[name as keyof typeof CHOICES]
      return known.includes(text) ? [[name, text]] : []
    }),
  ]
  return { kind, ...Object.fromEntries(entries) }
}
