/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Email and password
 */
export interface LoginRequest {
  /**
     * The email address
     * @minLength 5
     * @maxLength 254
     */
  username: string;
  /**
     * The password
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}
