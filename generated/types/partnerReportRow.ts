/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What one source brought
 */
export interface PartnerReportRow {
  /**
     * Answer to how people found the product; empty when not told
     * @maxLength 2000
     */
  source: string;
  /**
     * New accounts
     * @minimum 0
     * @maximum 2147483647
     */
  sign_ups: number;
  /**
     * Of those, people who made a story
     * @minimum 0
     * @maximum 2147483647
     */
  active_users: number;
  /**
     * Of those, people with a paid plan
     * @minimum 0
     * @maximum 2147483647
     */
  premium_users: number;
  /**
     * Their finished exports
     * @minimum 0
     * @maximum 2147483647
     */
  videos_exported: number;
  /**
     * Their credits spent, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits_spent: number;
  /**
     * Their payments in the smallest unit of the currency, for example cents
     * @minimum 0
     * @maximum 2147483647
     */
  revenue: number;
}
