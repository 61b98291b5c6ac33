/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Credits were granted, charged or refunded
 */
export interface CreditsUpdatedEvent {
  /**
     * Credits left
     * @minimum -1000000000
     * @maximum 1000000000
     */
  balance: number;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
