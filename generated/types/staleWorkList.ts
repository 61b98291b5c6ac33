/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaleWork } from './staleWork.ts';

/**
 * Everything of a story that is out of date
 */
export interface StaleWorkList {
  /** The story */
  story_id: string;
  /**
     * State of the story that this is about
     * @minimum 0
     * @maximum 9007199254740991
     */
  revision: number;
  /**
     * In playing order
     * @maxItems 100000
     */
  items: StaleWork[];
  /**
     * What making again all that can be costs
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
}
