/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AiOutputMode } from './aiOutputMode.zod.ts';

export const EstimateCreditsForStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "ai_output_mode": AiOutputMode.optional(),
  "redraws": zod.enum(['ALL', 'FAILED']).optional().describe('Pictures that would be drawn anew, as `generateWholeLongStoryVideo` does, all or those that failed; left out, what `submitStory` would make')
}).describe('What would be made');

export type EstimateCreditsForStoryRequest = zod.input<typeof EstimateCreditsForStoryRequest>;
export type EstimateCreditsForStoryRequestOutput = zod.output<typeof EstimateCreditsForStoryRequest>;
