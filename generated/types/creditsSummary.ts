/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditCap } from './creditCap.ts';
import type { CreditLot } from './creditLot.ts';

/**
 * Where the credits stand
 */
export interface CreditsSummary {
  /**
     * Credits that can be spent, as `available`
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
  /**
     * The sum of the ledger, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  posted: number;
  /**
     * Credits that running work holds
     * @minimum 0
     * @maximum 1000000000
     */
  held: number;
  /**
     * What is posted and not held, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  available: number;
  /**
     * Credits by where they came from, in the order in which they are spent
     * @maxItems 10000
     */
  lots: CreditLot[];
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
  /**
     * Credits that come then; 0 on the free plan
     * @minimum 0
     * @maximum 1000000000
     */
  next_grant_credits: number;
  /**
     * Time zone that days and months are counted in
     * @maxLength 100
     */
  time_zone: string;
  /** What this calendar month may cost */
  monthly_cap: CreditCap;
}
