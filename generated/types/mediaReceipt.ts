/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MediaType } from './mediaType.ts';
import type { Receipt } from './receipt.ts';

/**
 * A media with what made it
 */
export interface MediaReceipt {
  /** The media */
  media_id: string;
  media_type: MediaType;
  /**
     * Its name
     * @maxLength 2000
     */
  file_name: string;
  receipt: Receipt;
  /**
     * Receipts of what it was made from, the nearest first
     * @maxItems 100
     */
  sources: Receipt[];
}
