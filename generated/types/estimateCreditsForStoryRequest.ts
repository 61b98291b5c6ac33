/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiOutputMode } from './aiOutputMode.ts';
import type { EstimateCreditsForStoryRequestRedraws } from './estimateCreditsForStoryRequestRedraws.ts';

/**
 * What would be made
 */
export interface EstimateCreditsForStoryRequest {
  /** The story */
  story_id: string;
  ai_output_mode?: AiOutputMode;
  /** Pictures that would be drawn anew, as `generateWholeLongStoryVideo` does, all or those that failed; left out, what `submitStory` would make */
  redraws?: EstimateCreditsForStoryRequestRedraws;
}
