/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the credits stand
 */
export interface CreditsSummary {
  /**
     * Credits left
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
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
     * Credits spent since the first of the month, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  spent_this_month: number;
  /**
     * Credits the plan grants each month; 0 on the free plan
     * @minimum 0
     * @maximum 1000000000
     */
  credits_per_month: number;
  /**
     * When credits come again; null on the free plan
     * @nullable
     */
  next_grant_at: string | null;
}
