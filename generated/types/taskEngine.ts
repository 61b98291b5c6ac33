/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An engine that does a model's work
 */
export interface TaskEngine {
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  /** Whether it is a built-in draft engine */
  is_built_in: boolean;
  /**
     * Cost of one unit at most where it is asked first, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
}
