/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportState } from './reportState.ts';

/**
 * Which report, and what changes
 */
export interface UpdateReportRequest {
  /** The report */
  report_id: string;
  /** The state that was shown when the change was made */
  base_state: ReportState;
  state?: ReportState;
  /**
     * Assigns it to this member of staff; null to nobody
     * @nullable
     */
  staff_id?: string | null;
  /**
     * Is emailed, and makes the state ANSWERED unless `state` says otherwise
     * @minLength 1
     * @maxLength 4000
     */
  answer?: string;
}
