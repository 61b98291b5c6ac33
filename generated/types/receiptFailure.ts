/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An engine that was asked before and did not deliver
 */
export interface ReceiptFailure {
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  /**
     * What it said, in words for people
     * @maxLength 2000
     */
  problem: string;
}
