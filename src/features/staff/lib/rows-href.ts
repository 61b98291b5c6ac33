import type { FunnelStepName, StaffRowDate, StaffRowKind } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'

/** Filter of the rows that a figure counts. Several values of one are joined with commas. */
export interface RowsFilter {
  status?: string | undefined
  type?: string | undefined
  model?: string | undefined
  country?: string | undefined
  row_id?: string | undefined
  user_id?: string | undefined
  story_id?: string | undefined
  /** 'true': only stuck ones. */
  is_stuck?: string | undefined
  reason?: string | undefined
  /** Meaning of the days `from` and `to`; by default those of the rows' creation. */
  dated_by?: StaffRowDate | undefined
  step?: FunnelStepName | undefined
  /** With `dated_by` CHARGED. */
  action?: string | undefined
  /** Of users from a source who signed up in these days. */
  source?: string | undefined
  joined_from?: string | undefined
  joined_to?: string | undefined
  currency?: string | undefined
  /** 'true': only balances that differ from the sum of their ledger. */
  is_wrong?: string | undefined
  /** Days in UTC, yyyy-mm-dd. */
  from?: string | undefined
  to?: string | undefined
}

const PAGES = {
  PERSON: paths.adminInternalAnalytics,
  CHARGE: paths.adminInternalAnalytics,
  STORY: paths.adminGenerationAnalytics,
  TASK: paths.adminGenerationAnalytics,
  EXPORT: paths.adminGenerationAnalytics,
  JOB: paths.adminGenerationAnalytics,
  REPORT: paths.adminQualityData,
  PAYMENT: paths.adminPartnerReport,
  LEDGER: paths.adminInternalAnalytics,
  UPLOAD: paths.adminGenerationAnalytics,
  PIECE: paths.adminGenerationAnalytics,
} as const satisfies Record<StaffRowKind, unknown>

/** URL of the rows behind a figure: without days those of all days, whatever period the page shows. */
export function rowsHref(kind: StaffRowKind, { from = '', to = '', ...filter }: RowsFilter = {}): string {
  return `${PAGES[kind].href({ kind, ...filter, from, to })}#rows`
}
