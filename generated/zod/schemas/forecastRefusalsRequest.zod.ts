/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Redraws } from './redraws.zod.ts';

export const forecastRefusalsRequestPromptMax = 10000;

export const forecastRefusalsRequestEngineMax = 2000;



export const ForecastRefusalsRequest = zod.strictObject({
  "story_id": zod.uuid().optional().describe('The story; with `prompt` only its image model counts'),
  "redraws": Redraws.optional().describe('What would be regenerated; left out, the work of `submitStory`'),
  "prompt": zod.string().min(1).max(forecastRefusalsRequestPromptMax).optional().describe('What one image would show'),
  "engine": zod.string().min(1).max(forecastRefusalsRequestEngineMax).optional().describe('The image model by its name, where it is not the preferred one')
}).describe('What would be generated; a story or a prompt');

export type ForecastRefusalsRequest = zod.input<typeof ForecastRefusalsRequest>;
export type ForecastRefusalsRequestOutput = zod.output<typeof ForecastRefusalsRequest>;
