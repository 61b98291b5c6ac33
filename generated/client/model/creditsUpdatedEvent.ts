/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Credits were granted, charged or refunded
 */
export interface CreditsUpdatedEvent {
  /** Credits left */
  balance: number;
  /** Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
  seq?: number;
}
