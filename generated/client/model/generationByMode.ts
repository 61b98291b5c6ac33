/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreationMode } from './creationMode.ts';

/**
 * Generations of one kind of story
 */
export interface GenerationByMode {
  creation_mode: CreationMode;
  /** Begun */
  started: number;
  /** Finished */
  completed: number;
  /** Failed */
  failed: number;
  /**
     * Median time from start to finish, ms; null when none finished
     * @nullable
     */
  median_ms: number | null;
}
