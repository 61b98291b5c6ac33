import type { StaffRowKind } from '#generated/client/model/staffRowKind.ts'
import { paths } from '#src/app/paths.ts'

/** Which rows a figure counts. Several values of one are joined with commas. */
export interface RowsFilter {
  status?: string | undefined
  type?: string | undefined
  model?: string | undefined
  country?: string | undefined
  user_id?: string | undefined
  story_id?: string | undefined
  /** 'true': only what hangs. */
  is_stuck?: string | undefined
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
} as const satisfies Record<StaffRowKind, unknown>

/** Where the rows stand that a figure counts. */
export function rowsHref(kind: StaffRowKind, filter: RowsFilter = {}): string {
  return `${PAGES[kind].href({ kind, ...filter })}#rows`
}
