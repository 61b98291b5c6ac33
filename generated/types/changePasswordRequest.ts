/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new password
 */
export interface ChangePasswordRequest {
  /**
     * The password now, or the mailed one-time password
     * @minLength 1
     * @maxLength 128
     */
  current_password: string;
  /**
     * At least 8 characters, other than the present one; neither a common password nor the own address
     * @minLength 8
     * @maxLength 128
     */
  new_password: string;
}
