/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditCost } from './creditCost.ts';

/**
 * The cost table
 */
export interface CreditCostList {
  /**
     * Every action once
     * @maxItems 10000
     */
  costs: CreditCost[];
}
