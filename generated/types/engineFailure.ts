/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How an engine failed last
 */
export interface EngineFailure {
  /** When */
  at: string;
  /**
     * In words that people may read
     * @maxLength 1000
     */
  problem: string;
}
