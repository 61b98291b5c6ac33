/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whose password is lost
 */
export interface ResetPasswordRequest {
  /**
     * The address of the account
     * @minLength 5
     * @maxLength 254
     */
  email: string;
}
