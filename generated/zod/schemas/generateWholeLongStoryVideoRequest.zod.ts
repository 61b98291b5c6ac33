/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AiOutputMode } from './aiOutputMode.zod.ts';

export const GenerateWholeLongStoryVideoRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "ai_output_mode": AiOutputMode,
  "overnight": zod.boolean().optional().describe('Images within a day and at half the price, by the image model\'s batch interface; refused where it has none'),
  "only_failed": zod.boolean().optional().describe('Only A-rolls whose last visual failed; left out, every A-roll')
}).describe('Which kind of visuals every scene gets');

export type GenerateWholeLongStoryVideoRequest = zod.input<typeof GenerateWholeLongStoryVideoRequest>;
export type GenerateWholeLongStoryVideoRequestOutput = zod.output<typeof GenerateWholeLongStoryVideoRequest>;
