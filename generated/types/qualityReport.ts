/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A report of a person
 */
export interface QualityReport {
  /** The report */
  report_id: string;
  /**
     * RENDERING or ENGINE
     * @maxLength 2000
     */
  kind: string;
  /**
     * The story; null when none
     * @nullable
     */
  story_id: string | null;
  /**
     * The address, masked until it is revealed
     * @maxLength 320
     */
  email: string;
  /**
     * Description
     * @maxLength 400000
     */
  details: string;
  /** When */
  created_at: string;
}
