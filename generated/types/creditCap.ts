/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How much may be spent, and how much of it was
 */
export interface CreditCap {
  /**
     * The cap, credits; null where there is none
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  credits: number | null;
  /**
     * What was charged and what running work holds, credits
     * @minimum 0
     * @maximum 1000000000
     */
  spent: number;
  /**
     * What the cap leaves, credits; null where there is none
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  left: number | null;
}
