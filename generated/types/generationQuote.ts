/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationQuoteEngine } from './generationQuoteEngine.ts';

/**
 * What engines of providers ask for making a story, as it is said before it begins
 */
export interface GenerationQuote {
  /** Day of the price table */
  prices_as_of: string;
  /**
     * By engine, what built-in draft engines make for nothing included
     * @maxItems 1000
     */
  engines: GenerationQuoteEngine[];
  /**
     * What all of it will probably cost, credits
     * @minimum 0
     * @maximum 1000000000
     */
  expected: number;
  /**
     * What all of it costs at most, credits; said in `Most-Credits` when it begins
     * @minimum 0
     * @maximum 1000000000
     */
  most: number;
  /** Whether the text is not written yet, so that its scenes are estimated; one that comes out dearer than `most` is not made before a person nods */
  is_about: boolean;
}
