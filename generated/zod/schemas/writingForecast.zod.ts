/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { WritingBasis } from './writingBasis.zod.ts';

export const writingForecastSecondsMin = 0;
export const writingForecastSecondsMax = 100000;



export const WritingForecast = zod.object({
  "basis": WritingBasis,
  "seconds": zod.number().min(writingForecastSecondsMin).max(writingForecastSecondsMax).nullable().describe('About how long the video gets, s; null where a model writes')
}).describe('What the writer makes of a prompt');

export type WritingForecast = zod.input<typeof WritingForecast>;
export type WritingForecastOutput = zod.output<typeof WritingForecast>;
