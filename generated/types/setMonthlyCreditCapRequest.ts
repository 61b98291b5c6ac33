/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a calendar month may cost
 */
export interface SetMonthlyCreditCapRequest {
  /**
     * The cap, credits; null for none
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  credits: number | null;
}
