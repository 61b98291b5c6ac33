/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SubscriptionStatus } from './subscriptionStatus.ts';

/**
 * A subscription began, was changed, fell due or ended
 */
export interface SubscriptionChangedEvent {
  /** The subscription */
  subscription_id: string;
  status: SubscriptionStatus;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
