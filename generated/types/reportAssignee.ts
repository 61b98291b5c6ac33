/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A member of staff who can deal with reports
 */
export interface ReportAssignee {
  /** The member of staff */
  user_id: string;
  /**
     * Their address
     * @maxLength 320
     */
  email: string;
}
