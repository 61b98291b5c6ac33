/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What can be spent
 */
export interface CreditBalance {
  /**
     * Credits left
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
}
