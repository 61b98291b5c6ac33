/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreationMode } from './creationMode.ts';
import type { TimePercentiles } from './timePercentiles.ts';

/**
 * Generations of one kind of story
 */
export interface GenerationByMode {
  creation_mode: CreationMode;
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
     * Failed
     * @minimum 0
     * @maximum 2147483647
     */
  failed: number;
  /**
     * Median time from start to finish, ms; null when none finished
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  median_ms: number | null;
  waiting: TimePercentiles;
  working: TimePercentiles;
}
