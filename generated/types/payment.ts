/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { PaymentStatus } from './paymentStatus.ts';

/**
 * A payment for a period of a plan, or for credits
 */
export interface Payment {
  /** The payment */
  payment_id: string;
  status: PaymentStatus;
  /**
     * What it was for
     * @minLength 1
     * @maxLength 2000
     */
  description: string;
  /**
     * Smallest unit of the currency, for example cents
     * @minimum 0
     * @maximum 1000000000
     */
  amount: number;
  currency: Currency;
  provider: PaymentProvider;
  /**
     * The provider's invoice; null where there is none
     * @maxLength 8192
     * @nullable
     */
  invoice_url: string | null;
  /** When it became due */
  created_at: string;
}
