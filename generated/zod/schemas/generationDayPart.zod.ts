/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generationDayPartStartedMin = 0;
export const generationDayPartStartedMax = 2147483647;

export const generationDayPartCompletedMin = 0;
export const generationDayPartCompletedMax = 2147483647;

export const generationDayPartFailedMin = 0;
export const generationDayPartFailedMax = 2147483647;



export const GenerationDayPart = zod.object({
  "started": zod.int().min(generationDayPartStartedMin).max(generationDayPartStartedMax).describe('Begun'),
  "completed": zod.int().min(generationDayPartCompletedMin).max(generationDayPartCompletedMax).describe('Finished'),
  "failed": zod.int().min(generationDayPartFailedMin).max(generationDayPartFailedMax).describe('Failed; of tasks also cancelled or throttled')
}).describe('Stories or tasks that were begun on a day');

export type GenerationDayPart = zod.input<typeof GenerationDayPart>;
export type GenerationDayPartOutput = zod.output<typeof GenerationDayPart>;
