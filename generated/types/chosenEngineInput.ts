/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RealPart } from './realPart.ts';

/**
 * Who shall do one kind of work
 */
export interface ChosenEngineInput {
  part: RealPart;
  /**
     * Name of a real engine
     * @minLength 1
     * @maxLength 200
     */
  engine: string;
  /**
     * For these alone, by `id`; for all of that kind when left out. The last that names an item counts
     * @minItems 1
     * @maxItems 10000
     * @items.maxLength 100
     */
  items?: string[];
}
