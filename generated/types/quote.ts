/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { QuoteEngine } from './quoteEngine.ts';
import type { QuoteItem } from './quoteItem.ts';
import type { QuoteStatus } from './quoteStatus.ts';
import type { ReachedCap } from './reachedCap.ts';

/**
 * What work by real engines will cost, as it was said before it began, and how far it is
 */
export interface Quote {
  /** To accept it by */
  id: string;
  /** The story */
  story_id: string;
  status: QuoteStatus;
  /** Day of the price table it was made from */
  prices_as_of: string;
  /**
     * By engine
     * @maxItems 1000
     */
  engines: QuoteEngine[];
  /**
     * In playing order
     * @maxItems 100000
     */
  items: QuoteItem[];
  /**
     * What all of it will probably cost, credits
     * @minimum 0
     * @maximum 1000000000
     */
  expected: number;
  /**
     * What all of it costs at most, credits
     * @minimum 0
     * @maximum 1000000000
     */
  most: number;
  /**
     * What it cost so far, credits
     * @minimum 0
     * @maximum 1000000000
     */
  charged: number;
  /**
     * Caps that leave no room for what waits of it; empty where nothing waits
     * @maxItems 2
     */
  caps_reached: ReachedCap[];
}
