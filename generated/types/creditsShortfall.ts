/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditAction } from './creditAction.ts';

/**
 * What work costs that the available credits do not cover
 */
export interface CreditsShortfall {
  action: CreditAction;
  /**
     * What was asked for, in calls, scenes or seconds, as the cost table counts
     * @minimum 0
     * @maximum 2147483647
     */
  units: number;
  /**
     * Credits it costs
     * @minimum 0
     * @maximum 1000000000
     */
  cost: number;
  /**
     * Credits that can be spent
     * @minimum 0
     * @maximum 1000000000
     */
  available: number;
  /**
     * Credits that are missing
     * @minimum 0
     * @maximum 1000000000
     */
  missing: number;
  /**
     * How much of it the available credits cover, in the same units
     * @minimum 0
     * @maximum 2147483647
     */
  affordable_units: number;
}
