/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportState } from './reportState.ts';

/**
 * A report on the story
 */
export interface DebugReport {
  /** The report */
  report_id: string;
  /**
     * RENDERING, ENGINE or FEEDBACK
     * @maxLength 2000
     */
  kind: string;
  /**
     * Description
     * @maxLength 400000
     */
  details: string;
  /** When */
  created_at: string;
  state: ReportState;
}
