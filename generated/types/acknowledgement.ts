/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Done, with nothing else to show
 */
export interface Acknowledgement {
  /**
     * What was done, in words a person can read
     * @minLength 1
     * @maxLength 400000
     */
  message: string;
}
