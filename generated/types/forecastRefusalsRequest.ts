/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Redraws } from './redraws.ts';

/**
 * What would be drawn
 */
export interface ForecastRefusalsRequest {
  /** The story */
  story_id: string;
  /** What would be drawn anew; left out, what `submitStory` would draw */
  redraws?: Redraws;
}
