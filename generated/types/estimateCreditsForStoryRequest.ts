/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiOutputMode } from './aiOutputMode.ts';
import type { Redraws } from './redraws.ts';

/**
 * What would be made
 */
export interface EstimateCreditsForStoryRequest {
  /** The story */
  story_id: string;
  ai_output_mode?: AiOutputMode;
  /** What would be drawn anew; left out, what `submitStory` would make */
  redraws?: Redraws;
}
