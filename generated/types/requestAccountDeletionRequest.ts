/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Asked again, so that nobody deletes an account by mistake
 */
export interface RequestAccountDeletionRequest {
  /**
     * The account's own address, typed again
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
