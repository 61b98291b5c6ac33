/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationQuote } from './generationQuote.ts';

/**
 * What a story will cost that is not there yet
 */
export interface NewStoryQuote {
  /** null where built-in engines make all of it, which is free */
  quote: GenerationQuote | null;
  /**
     * What the person has, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
  /** Whether the balance covers what it costs at most */
  is_affordable: boolean;
}
