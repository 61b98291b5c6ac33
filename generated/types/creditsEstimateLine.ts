/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditAction } from './creditAction.ts';

/**
 * One kind of work in an estimate
 */
export interface CreditsEstimateLine {
  action: CreditAction;
  /**
     * How many times
     * @minimum -1000000000
     * @maximum 2147483647
     */
  quantity: number;
  /**
     * Cost of one, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits_each: number;
  /**
     * Cost of all, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
}
