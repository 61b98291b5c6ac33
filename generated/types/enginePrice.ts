/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PriceUnit } from './priceUnit.ts';

/**
 * What an engine of a provider asks for an action, from the price table; a whole piece costs at least one credit
 */
export interface EnginePrice {
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  per: PriceUnit;
  /**
     * What it will probably cost, credits per `per`
     * @minimum 0
     * @maximum 1000000000
     */
  expected: number;
  /**
     * What it costs at most, credits per `per`
     * @minimum 0
     * @maximum 1000000000
     */
  most: number;
}
