/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditAction } from './creditAction.ts';

/**
 * One action
 */
export interface UsageByActionEntry {
  action: CreditAction;
  /**
     * Times it was charged
     * @minimum 0
     * @maximum 2147483647
     */
  calls: number;
  /**
     * Different people
     * @minimum 0
     * @maximum 2147483647
     */
  users: number;
  /**
     * Credits charged, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
  /**
     * Times it was refunded
     * @minimum 0
     * @maximum 2147483647
     */
  refunds: number;
}
