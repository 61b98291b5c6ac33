/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Subscription } from './subscription.ts';

/**
 * The plan of the account page
 */
export interface CurrentSubscription {
  /** The running subscription (ACTIVE, PAST_DUE or CANCELLED); null on the free plan */
  subscription: Subscription | null;
}
