/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Redraws } from './redraws.ts';

/**
 * What would be drawn; a story or a prompt
 */
export interface ForecastRefusalsRequest {
  /** The story; with `prompt` only who draws it counts */
  story_id?: string;
  /** What would be drawn anew; left out, what `submitStory` would draw */
  redraws?: Redraws;
  /**
     * What one picture would show
     * @minLength 1
     * @maxLength 10000
     */
  prompt?: string;
  /**
     * Who would draw, by its name, where that is not whoever is asked first
     * @minLength 1
     * @maxLength 2000
     */
  engine?: string;
}
