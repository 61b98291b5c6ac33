/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditCap } from './creditCap.ts';

/**
 * What a story has cost
 */
export interface StoryCredits {
  /** The story */
  story_id: string;
  /**
     * Credits charged for it, what was given back taken off
     * @minimum 0
     * @maximum 1000000000
     */
  charged: number;
  /**
     * Credits that its running work holds
     * @minimum 0
     * @maximum 1000000000
     */
  held: number;
  /** What it may cost */
  cap: CreditCap;
}
