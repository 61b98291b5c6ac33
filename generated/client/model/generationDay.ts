/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Generations of one day
 */
export interface GenerationDay {
  /** The day, UTC */
  date: string;
  /** Begun */
  started: number;
  /** Finished */
  completed: number;
  /** Failed */
  failed: number;
}
