/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryDocument } from './storyDocument.ts';

/**
 * The story's newest film; what did not change since can be taken out of it without being encoded again
 */
export interface EarlierFilm {
  story: StoryDocument;
  /**
     * Signed address of the film
     * @maxLength 8192
     */
  video_url: string;
}
