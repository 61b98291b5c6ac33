/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The address an account shall have
 */
export interface RequestEmailChangeRequest {
  /**
     * The new address; the link is mailed to it
     * @maxLength 254
     */
  email: string;
  /**
     * The password now; asked for where the account has one
     * @minLength 1
     * @maxLength 128
     */
  current_password?: string;
}
