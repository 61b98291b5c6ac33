/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One setting that was used
 */
export interface ReceiptSetting {
  /** Which one, as the request called it */
  name: string;
  /** What it was */
  value: string;
}
