/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MediaType } from './mediaType.ts';

/**
 * A B-roll as a visitor's player draws it
 */
export interface PublicBroll {
  /** The B-roll */
  id: string;
  media_type: MediaType;
  /**
     * The picture or video; null for none
     * @maxLength 8192
     * @nullable
     */
  media_url: string | null;
  /**
     * When it appears, ms from the scene's start
     * @minimum 0
     * @maximum 86400000
     */
  start_ms: number;
  /**
     * How long it stays, ms
     * @minimum 0
     * @maximum 86400000
     */
  duration_ms: number;
}
