/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A report on the story
 */
export interface DebugReport {
  /** The report */
  report_id: string;
  /**
     * RENDERING or ENGINE
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
  /**
     * When it was closed; null while it waits
     * @nullable
     */
  closed_at: string | null;
}
