/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RealPart } from './realPart.ts';

/**
 * What one engine is asked for, and its part of the price
 */
export interface QuoteEngine {
  part: RealPart;
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
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
