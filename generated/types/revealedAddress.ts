/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An address
 */
export interface RevealedAddress {
  /** The person */
  user_id: string;
  /**
     * The whole address
     * @maxLength 320
     */
  email: string;
}
