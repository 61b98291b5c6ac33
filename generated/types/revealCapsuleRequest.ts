/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which capsule, and why
 */
export interface RevealCapsuleRequest {
  /** The capsule */
  capsule_id: string;
  /**
     * Why; it stands in the audit trail
     * @minLength 8
     * @maxLength 500
     */
  reason: string;
}
