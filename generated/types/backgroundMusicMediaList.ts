/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * Sound files that can serve as music
 */
export interface BackgroundMusicMediaList {
  /**
     * The person’s own uploads, newest first
     * @maxItems 10000
     */
  media: Media[];
}
