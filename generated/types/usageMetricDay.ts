/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface UsageMetricDay {
  /** The day, UTC */
  date: string;
  /**
     * Stories generated
     * @minimum 0
     * @maximum 2147483647
     */
  generations: number;
  /**
     * Finished exports
     * @minimum 0
     * @maximum 2147483647
     */
  exports: number;
  /**
     * Uploaded files
     * @minimum 0
     * @maximum 2147483647
     */
  uploads: number;
  /**
     * Their size, bytes
     * @minimum 0
     * @maximum 1099511627776
     */
  uploaded_bytes: number;
  /**
     * Tasks begun
     * @minimum 0
     * @maximum 2147483647
     */
  tasks: number;
  /**
     * Credits charged, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
}
