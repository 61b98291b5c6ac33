/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CaptionBreak } from './captionBreak.ts';

/**
 * A spoken word and when it is heard
 */
export interface SceneCaption {
  /**
     * The word as it is shown
     * @minLength 1
     * @maxLength 300
     */
  word: string;
  /**
     * When the word begins, ms from the scene's start
     * @minimum 0
     * @maximum 3600000
     */
  start: number;
  /**
     * When the word ends, ms from the scene's start; never before `start`
     * @minimum 0
     * @maximum 3600000
     */
  end: number;
  break_after?: CaptionBreak;
}
