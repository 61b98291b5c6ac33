/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A note for the log
 */
export interface AlertEvent {
  /**
     * The note
     * @maxLength 400000
     */
  message: string;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
