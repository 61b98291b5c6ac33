/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { QuoteItemState } from './quoteItemState.ts';
import type { RealPart } from './realPart.ts';
import type { RefusalForecast } from './refusalForecast.ts';

/**
 * One piece of work of a quote
 */
export interface QuoteItem {
  /**
     * Names it among the others of its story
     * @maxLength 100
     */
  id: string;
  part: RealPart;
  /** Scene it belongs to */
  scene_id: string;
  /**
     * Place of the scene when it was quoted, from 1
     * @minimum 1
     * @maximum 10000
     */
  scene_number: number;
  /**
     * A-roll that shows it; null for a voice
     * @nullable
     */
  aroll_id: string | null;
  /**
     * Who is asked
     * @minLength 1
     * @maxLength 2000
     */
  engine: string;
  /**
     * What it will probably cost, credits
     * @minimum 0
     * @maximum 1000000000
     */
  expected: number;
  /**
     * What it costs at most, credits; this much is held
     * @minimum 0
     * @maximum 1000000000
     */
  most: number;
  state: QuoteItemState;
  /**
     * What it cost, credits; 0 until it is made
     * @minimum 0
     * @maximum 1000000000
     */
  charged: number;
  /**
     * Why it was not made, or not charged
     * @maxLength 2000
     * @nullable
     */
  reason: string | null;
  /** What will probably be refused of it; null where nothing is known */
  forecast: RefusalForecast | null;
  /**
     * Prompt that is drawn from in the place of the present one; null where that one stays
     * @maxLength 10000
     * @nullable
     */
  rewritten: string | null;
}
