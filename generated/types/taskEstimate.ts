/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a task would cost and become; nothing is accepted and nothing is held
 */
export interface TaskEstimate {
  /**
     * Cost, credits; where an engine of a provider is asked, what it costs at most
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
  /**
     * What it will probably cost, credits
     * @minimum 0
     * @maximum 1000000000
     */
  expected_credits: number;
  /**
     * How long it will probably take, ms, from what the model took here lately; null while nothing is known
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  expected_ms: number | null;
  /**
     * Width of what comes out, px; null where the model decides
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  width: number | null;
  /**
     * Height of what comes out, px; null where the model decides
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  height: number | null;
}
