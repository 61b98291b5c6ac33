/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The token of a verification mail
 */
export interface VerifyEmailRequest {
  /**
     * Token from the link
     * @minLength 16
     * @maxLength 512
     */
  token: string;
}
