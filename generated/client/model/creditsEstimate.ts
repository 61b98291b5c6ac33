/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditsEstimateLine } from './creditsEstimateLine.ts';

/**
 * What generating the story would cost now
 */
export interface CreditsEstimate {
  /** The story */
  story_id: string;
  /**
     * Whole cost, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
  /** Whether this is the story's first generation, which is free */
  is_free_generation: boolean;
  /**
     * What the person has, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
  /** Whether the balance covers the cost */
  is_affordable: boolean;
  /** What the cost is made of */
  lines: CreditsEstimateLine[];
  /**
     * Length the story has or is expected to get, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * The text of the plan's length limit when the story is over it; null otherwise
     * @nullable
     */
  length_problem: string | null;
}
