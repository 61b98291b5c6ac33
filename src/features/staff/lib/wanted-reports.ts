import type { ListStaffReportsParams, ReportState, StaffReport } from '#generated/schema.ts'
import { reportKindValues, reportStateValues } from '#generated/values.ts'
import { wordsOf } from './figure-text.ts'

/** The states that wait for staff, as a value of the URL. */
export const WAITING = 'OPEN,IN_PROGRESS'

export const REPORT_TONES = {
  OPEN: 'warning',
  IN_PROGRESS: 'info',
  ANSWERED: 'success',
  CLOSED: 'neutral',
} as const satisfies Record<ReportState, string>

type Name = 'kind' | 'state' | 'staff_id' | 'user_id' | 'story_id' | 'report_id' | 'from' | 'to'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parameters of a call: only active filters with valid values. */
export function wantedReports(
  filter: Readonly<Record<Name, string>>,
): Omit<ListStaffReportsParams, 'page' | 'page_size' | 'order'> {
  const kind = reportKindValues.filter((value) => filter.kind.split(',').includes(value))
  const state = reportStateValues.filter((value) => filter.state.split(',').includes(value))
  const ids = (['staff_id', 'user_id', 'story_id', 'report_id'] as const).filter((name) => ID.test(filter[name]))
  const days = (['from', 'to'] as const).filter(
    (name) => DAY.test(filter[name]) && !Number.isNaN(Date.parse(filter[name])),
  )
  return {
    ...(kind.length > 0 && { kind }),
    ...(state.length > 0 && { state }),
    ...Object.fromEntries([...ids, ...days].map((name) => [name, filter[name]])),
  }
}

/** The subject: 'Rendering', or 'Feedback: bug'. */
export const reportTitle = ({ kind, feedback_type: type }: Pick<StaffReport, 'kind' | 'feedback_type'>): string =>
  type === null ? wordsOf(kind) : `${wordsOf(kind)}: ${wordsOf(type).toLowerCase()}`
