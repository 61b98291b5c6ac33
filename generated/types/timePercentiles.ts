/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long something took; null while nothing was measured
 */
export interface TimePercentiles {
  /**
     * Half of them took at most so long, ms
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  p50_ms: number | null;
  /**
     * Nine of ten took at most so long, ms
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  p90_ms: number | null;
  /**
     * 99 of 100 took at most so long, ms
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  p99_ms: number | null;
}
