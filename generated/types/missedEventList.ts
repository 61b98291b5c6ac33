/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MissedEvent } from './missedEvent.ts';

/**
 * What was sent since
 */
export interface MissedEventList {
  /**
     * The private channel
     * @maxLength 2000
     */
  channel: string;
  /**
     * Sequence number of the last message; 0 before the first
     * @minimum 0
     * @maximum 2147483647
     */
  seq: number;
  /** False when the host no longer holds everything: reload the state */
  is_complete: boolean;
  /**
     * Oldest first
     * @maxItems 10000
     */
  events: MissedEvent[];
}
