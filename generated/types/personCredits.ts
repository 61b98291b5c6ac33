/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The credits of a person
 */
export interface PersonCredits {
  /**
     * Balance, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  posted: number;
  /**
     * Of these, held by running work, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  held: number;
  /**
     * Credits ever granted
     * @minimum -1000000000
     * @maximum 1000000000
     */
  granted: number;
  /**
     * Credits ever spent, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  spent: number;
  /**
     * Sum of the ledger, credits; anything but the balance is a fault
     * @minimum -1000000000
     * @maximum 1000000000
     */
  ledger: number;
}
