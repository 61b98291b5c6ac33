/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who owns it
 */
export interface DebugOwner {
  /** The person */
  user_id: string;
  /**
     * The address, masked until it is revealed
     * @maxLength 320
     */
  email: string;
  /** Whether a paid plan is active */
  is_premium: boolean;
}
