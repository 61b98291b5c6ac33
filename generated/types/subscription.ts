/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillingInterval } from './billingInterval.ts';
import type { Currency } from './currency.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { PremiumType } from './premiumType.ts';
import type { SubscriptionStatus } from './subscriptionStatus.ts';

/**
 * A subscription
 */
export interface Subscription {
  /** The subscription */
  subscription_id: string;
  status: SubscriptionStatus;
  /**
     * The price that was chosen
     * @maxLength 2000
     */
  price_id: string;
  premium_type: PremiumType;
  interval: BillingInterval;
  /**
     * Price per interval in the smallest unit of the currency, for example cents
     * @minimum -1000000000
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
  /**
     * Until when the plan is paid; null while PENDING
     * @nullable
     */
  current_period_ends_at: string | null;
  /**
     * The price that begins with the next period; null when it stays the same
     * @maxLength 2000
     * @nullable
     */
  next_price_id: string | null;
  /**
     * Until when a PAST_DUE plan runs on; null otherwise
     * @nullable
     */
  grace_ends_at: string | null;
  /**
     * When it was cancelled; null while it renews
     * @nullable
     */
  cancelled_at: string | null;
  /** When it was asked for */
  created_at: string;
}
