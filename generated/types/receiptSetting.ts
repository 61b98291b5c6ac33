/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One setting that was used
 */
export interface ReceiptSetting {
  /**
     * Which one, as the request called it
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * What it was
     * @maxLength 400000
     */
  value: string;
}
