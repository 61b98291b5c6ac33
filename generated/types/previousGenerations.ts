/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * Pictures and clips that were made for an A-roll, the newest first
 */
export interface PreviousGenerations {
  /** The A-roll */
  aroll_id: string;
  /**
     * Up to a hundred media; each can be taken back with setArollMedia
     * @maxItems 10000
     */
  results: Media[];
}
