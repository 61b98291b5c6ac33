/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangeBegin } from './changeBegin.ts';
import type { Currency } from './currency.ts';

/**
 * What a change of plan costs, and when it begins
 */
export interface SubscriptionChange {
  /**
     * The price to change to
     * @maxLength 2000
     */
  price_id: string;
  begins: ChangeBegin;
  /**
     * What is charged at once, in the smallest unit of the currency; 0 when nothing is
     * @minimum 0
     * @maximum 1000000000
     */
  amount_due: number;
  currency: Currency;
  /**
     * Credits granted at once, the difference to what the month has brought already
     * @minimum 0
     * @maximum 1000000000
     */
  credits_now: number;
  /** When the plan begins */
  begins_at: string;
}
