/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A created account; registering never signs in
 */
export interface RegisterResult {
  /**
     * What to do next
     * @minLength 1
     * @maxLength 400000
     */
  message: string;
  /**
     * Always null: the person logs in after registering
     * @maxLength 2000
     * @nullable
     */
  access: string | null;
  /** False until /complete-profile was submitted */
  is_profile_complete: boolean;
  /** False while a mail with a link waits to be opened */
  is_email_verified: boolean;
}
