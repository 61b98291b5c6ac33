/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Redraws } from './redraws.zod.ts';

export const ForecastRefusalsRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "redraws": Redraws.optional().describe('What would be drawn anew; left out, what `submitStory` would draw')
}).describe('What would be drawn');

export type ForecastRefusalsRequest = zod.input<typeof ForecastRefusalsRequest>;
export type ForecastRefusalsRequestOutput = zod.output<typeof ForecastRefusalsRequest>;
