/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DemoCheckoutStatus } from './demoCheckoutStatus.ts';

/**
 * A checkout of the built-in demo provider
 */
export interface DemoCheckout {
  /** The checkout */
  checkout_id: string;
  status: DemoCheckoutStatus;
  /** What is bought */
  title: string;
  /**
     * Smallest unit of the currency, for example cents
     * @minimum 0
     * @maximum 1000000000
     */
  amount: number;
  currency: Currency;
  /** Whether it renews */
  is_subscription: boolean;
  /** Where the payer goes after paying */
  return_url: string;
  /** Where the payer goes without paying */
  cancel_url: string;
}
