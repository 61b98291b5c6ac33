/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MusicTrack } from './musicTrack.ts';

/**
 * Music that comes with the product
 */
export interface MusicList {
  /**
     * Sorted by mood and name
     * @maxItems 10000
     */
  tracks: MusicTrack[];
}
