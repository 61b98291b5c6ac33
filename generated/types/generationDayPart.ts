/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Stories or tasks that were begun on a day
 */
export interface GenerationDayPart {
  /**
     * Begun
     * @minimum 0
     * @maximum 2147483647
     */
  started: number;
  /**
     * Finished
     * @minimum 0
     * @maximum 2147483647
     */
  completed: number;
  /**
     * Failed; of tasks also cancelled or throttled
     * @minimum 0
     * @maximum 2147483647
     */
  failed: number;
}
