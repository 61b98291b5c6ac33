/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What can be spent
 */
export interface CreditBalance {
  /** Credits left */
  balance: number;
}
