/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AiOutputMode } from './aiOutputMode.zod.ts';
import { Redraws } from './redraws.zod.ts';

export const EstimateCreditsForStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "ai_output_mode": AiOutputMode.optional(),
  "redraws": Redraws.optional().describe('What would be regenerated; left out, the work of `submitStory`'),
  "overnight": zod.boolean().optional().describe('Of `redraws`, the price of images that are made within a day; refused where the image model has no batch interface')
}).describe('What would be made');

export type EstimateCreditsForStoryRequest = zod.input<typeof EstimateCreditsForStoryRequest>;
export type EstimateCreditsForStoryRequestOutput = zod.output<typeof EstimateCreditsForStoryRequest>;
