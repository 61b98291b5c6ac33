/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What to count
 */
export interface UsageMetricsRequest {
  /**
     * How many days back, today included
     * @minimum 1
     * @maximum 365
     */
  num_days?: number;
  /** Only this person */
  user_id?: string;
}
