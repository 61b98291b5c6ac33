/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditCapScope } from './creditCapScope.ts';

/**
 * A cap on credits that work would cross
 */
export interface ReachedCap {
  scope: CreditCapScope;
  /**
     * The film; null for the cap of the month
     * @nullable
     */
  story_id: string | null;
  /**
     * The cap, credits
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  /**
     * What was charged and what running work holds, credits
     * @minimum 0
     * @maximum 1000000000
     */
  spent: number;
  /**
     * What the cap leaves, credits
     * @minimum 0
     * @maximum 1000000000
     */
  left: number;
  /**
     * What the work may cost, credits
     * @minimum 0
     * @maximum 1000000000
     */
  cost: number;
  /**
     * The cap that would let it begin, credits; named in `Over-Caps` to go on this once
     * @minimum 0
     * @maximum 2000000000
     */
  needed: number;
}
