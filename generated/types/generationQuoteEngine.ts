/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationPart } from './generationPart.ts';

/**
 * What one engine makes of a story, and its part of the price
 */
export interface GenerationQuoteEngine {
  part: GenerationPart;
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  /** Whether it is a draft engine, whose work is free */
  is_built_in: boolean;
  /**
     * Pieces of work
     * @minimum 1
     * @maximum 100000
     */
  count: number;
  /**
     * What they will probably cost, credits
     * @minimum 0
     * @maximum 1000000000
     */
  expected: number;
  /**
     * What they cost at most, credits
     * @minimum 0
     * @maximum 1000000000
     */
  most: number;
}
