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
  /**
     * What is bought
     * @maxLength 2000
     */
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
  /**
     * Where the payer goes after paying
     * @maxLength 8192
     */
  return_url: string;
  /**
     * Where the payer goes without paying
     * @maxLength 8192
     */
  cancel_url: string;
}
