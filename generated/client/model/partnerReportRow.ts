/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What one source brought
 */
export interface PartnerReportRow {
  /** Answer to how people found the product; empty when not told */
  source: string;
  /** New accounts */
  sign_ups: number;
  /** Of those, people who made a story */
  active_users: number;
  /** Of those, people with a paid plan */
  premium_users: number;
  /** Their finished exports */
  videos_exported: number;
  /** Their credits spent, refunds taken off */
  credits_spent: number;
  /** Their payments in the smallest unit of the currency, for example cents */
  revenue: number;
}
