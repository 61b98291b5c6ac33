/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who waits for a mail
 */
export interface ResendVerificationEmailRequest {
  /**
     * The address of the account
     * @minLength 5
     * @maxLength 254
     */
  email: string;
}
