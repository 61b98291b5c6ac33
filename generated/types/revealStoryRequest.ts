/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which story, and why
 */
export interface RevealStoryRequest {
  /** The story */
  story_id: string;
  /**
     * Why; it stands in the audit trail
     * @minLength 8
     * @maxLength 500
     */
  reason: string;
}
