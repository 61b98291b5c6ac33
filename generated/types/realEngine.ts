/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PriceUnit } from './priceUnit.ts';
import type { RealPart } from './realPart.ts';

/**
 * A real engine that can be chosen for one kind of work
 */
export interface RealEngine {
  part: RealPart;
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  /**
     * Its price by the price table, credits per `per`
     * @minimum 0
     * @maximum 1000000
     */
  credits: number;
  per: PriceUnit;
}
