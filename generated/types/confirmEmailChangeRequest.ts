/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The token of the mail to the new address
 */
export interface ConfirmEmailChangeRequest {
  /**
     * Token from the link
     * @minLength 16
     * @maxLength 512
     */
  token: string;
}
