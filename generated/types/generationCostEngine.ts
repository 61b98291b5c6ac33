/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What one engine made and worked for an action
 */
export interface GenerationCostEngine {
  /**
     * The engine and its model
     * @maxLength 2000
     */
  made_by: string;
  /**
     * What it made
     * @minimum 0
     * @maximum 2147483647
     */
  pieces: number;
  /**
     * What it worked for these, ms
     * @minimum 0
     * @maximum 9007199254740991
     */
  work_ms: number;
}
