/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A report that was filed
 */
export interface FiledReport {
  /** Number to refer to */
  report_id: string;
  /**
     * Thanks, in words
     * @maxLength 400000
     */
  message: string;
  /** When it was filed */
  created_at: string;
}
