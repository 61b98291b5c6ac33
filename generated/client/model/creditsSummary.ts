/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where the credits stand
 */
export interface CreditsSummary {
  /** Credits left */
  balance: number;
  /** Credits ever granted */
  granted: number;
  /** Credits ever spent, refunds taken off */
  spent: number;
  /** Credits spent since the first of the month, refunds taken off */
  spent_this_month: number;
  /** Credits the plan grants each month; 0 on the free plan */
  credits_per_month: number;
  /**
     * When credits come again; null on the free plan
     * @nullable
     */
  next_grant_at: string | null;
}
