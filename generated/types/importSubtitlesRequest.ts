/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CaptionCue } from './captionCue.ts';

/**
 * The captions of a subtitle file for the whole film
 */
export interface ImportSubtitlesRequest {
  /** The story */
  story_id: string;
  /**
     * Captions in order, one after the other; times in ms from the start of the film
     * @minItems 1
     * @maxItems 5000
     */
  cues: CaptionCue[];
}
