/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Quote } from './quote.ts';
import type { RealEngine } from './realEngine.ts';
import type { RealItem } from './realItem.ts';

/**
 * What of a story real engines could make, by whom and at what price
 */
export interface RealWork {
  /** The story */
  story_id: string;
  /**
     * State of the story that this is about
     * @minimum 0
     * @maximum 9007199254740991
     */
  revision: number;
  /** Day of the price table */
  prices_as_of: string;
  /**
     * Real engines that are connected; empty where all work is done by built-in draft engines
     * @maxItems 1000
     */
  engines: RealEngine[];
  /**
     * In playing order
     * @maxItems 100000
     */
  items: RealItem[];
  /** What was accepted last, with how far it is; null before the first */
  quote: Quote | null;
}
