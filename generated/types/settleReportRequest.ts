/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportSettlement } from './reportSettlement.ts';

/**
 * Which report, what to do with it, and why
 */
export interface SettleReportRequest {
  /** The report */
  report_id: string;
  action: ReportSettlement;
  /**
     * Why; it stands in the audit trail
     * @minLength 8
     * @maxLength 500
     */
  reason: string;
}
