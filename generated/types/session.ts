/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A started session
 */
export interface Session {
  /**
     * Bearer token for every other call
     * @maxLength 2000
     */
  access: string;
  /** False: /complete-profile comes next */
  is_profile_complete: boolean;
  /** True after a mailed one-time password: changePassword comes first */
  must_change_password: boolean;
  /** When the token ends */
  expires_at: string;
}
