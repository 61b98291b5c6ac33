/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { PurchaseStatus } from './purchaseStatus.ts';

/**
 * Credits bought once
 */
export interface Purchase {
  /** The purchase */
  purchase_id: string;
  status: PurchaseStatus;
  /**
     * The pack that was chosen
     * @maxLength 2000
     */
  pack_id: string;
  /**
     * Credits that are granted once it is paid
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  /**
     * Price in the smallest unit of the currency, for example cents
     * @minimum 0
     * @maximum 1000000000
     */
  amount: number;
  currency: Currency;
  provider: PaymentProvider;
  /**
     * Where to pay while PENDING; null when nothing is left to pay
     * @maxLength 8192
     * @nullable
     */
  checkout_url: string | null;
  /**
     * Path of the app to go back to after paying
     * @maxLength 2000
     * @nullable
     */
  return_path: string | null;
  /** When it was asked for */
  created_at: string;
}
