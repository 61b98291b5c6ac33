/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditAction } from './creditAction.ts';
import type { CreditUnit } from './creditUnit.ts';
import type { EnginePrice } from './enginePrice.ts';

/**
 * What an action costs
 */
export interface CreditCost {
  action: CreditAction;
  /**
     * Name to show
     * @minLength 1
     * @maxLength 2000
     */
  label: string;
  /**
     * Credits per unit; 0 is free
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  unit: CreditUnit;
  /**
     * A condition, for example that the first time is free; null when there is none
     * @maxLength 2000
     * @nullable
     */
  note: string | null;
  /** What is paid in the place of `credits` where an engine of a provider does it; null where a built-in one does, or it has no price of its own */
  engine_price: EnginePrice | null;
}
