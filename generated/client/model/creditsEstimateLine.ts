/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditAction } from './creditAction.ts';

/**
 * One kind of work in an estimate
 */
export interface CreditsEstimateLine {
  action: CreditAction;
  /** How many times */
  quantity: number;
  /** Cost of one, credits */
  credits_each: number;
  /** Cost of all, credits */
  credits: number;
}
