/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Receipt } from './receipt.ts';

/**
 * One thing of a film with what made it
 */
export interface FilmReceipt {
  /**
     * Where it is, in words
     * @maxLength 2000
     */
  place: string;
  /**
     * Scene it belongs to; null for the whole film
     * @nullable
     */
  scene_id: string | null;
  /**
     * A-roll that shows it
     * @nullable
     */
  aroll_id: string | null;
  /**
     * The file; null for a text
     * @nullable
     */
  media_id: string | null;
  receipt: Receipt;
}
