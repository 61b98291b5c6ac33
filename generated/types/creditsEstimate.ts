/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditsEstimateLine } from './creditsEstimateLine.ts';
import type { GenerationQuote } from './generationQuote.ts';

/**
 * What generating the story would cost now
 */
export interface CreditsEstimate {
  /** The story */
  story_id: string;
  /**
     * Whole cost, credits; where engines of providers are asked, what it costs at most
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
  /** Whether this is the story's first generation, which is free by built-in engines; `quote` says what others ask */
  is_free_generation: boolean;
  /**
     * What the person has, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
  /** Whether the balance covers the cost */
  is_affordable: boolean;
  /**
     * What the cost is made of
     * @maxItems 10000
     */
  lines: CreditsEstimateLine[];
  /** What engines of providers ask for it; null where built-in engines make all of it */
  quote: GenerationQuote | null;
  /**
     * Length the story has or is expected to get, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * The text of the plan's length limit when the story is over it; null otherwise
     * @maxLength 2000
     * @nullable
     */
  length_problem: string | null;
}
