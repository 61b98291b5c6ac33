/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whose address, and why
 */
export interface RevealAddressRequest {
  /** The person */
  user_id: string;
  /**
     * Why; it stands in the audit trail
     * @minLength 8
     * @maxLength 500
     */
  reason: string;
}
