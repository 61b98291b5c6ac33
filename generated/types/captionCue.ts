/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A caption of a subtitle file
 */
export interface CaptionCue {
  /**
     * What it shows
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
  /**
     * When it appears, ms from the start of the video
     * @minimum 0
     * @maximum 3600000
     */
  start: number;
  /**
     * When it goes, ms from the start of the video; after `start`
     * @minimum 0
     * @maximum 3600000
     */
  end: number;
}
