/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PremiumType } from './premiumType.ts';
import type { SubscriptionStatus } from './subscriptionStatus.ts';

/**
 * The plan of a person
 */
export interface PersonPlan {
  /** The subscription */
  subscription_id: string;
  premium_type: PremiumType;
  /**
     * What is paid for
     * @maxLength 2000
     */
  price_id: string;
  status: SubscriptionStatus;
  /**
     * Until when it is paid; null before the first payment
     * @nullable
     */
  current_period_ends_at: string | null;
  /**
     * Until when it runs on unpaid; null while it is paid
     * @nullable
     */
  grace_ends_at: string | null;
  /** When it was begun */
  created_at: string;
}
