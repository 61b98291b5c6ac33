/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why there is no file
 */
export interface FailRenderRequest {
  /**
     * What happened, in words a person can read
     * @minLength 1
     * @maxLength 1000
     */
  error_message: string;
}
