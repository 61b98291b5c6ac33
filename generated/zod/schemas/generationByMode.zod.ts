/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreationMode } from './creationMode.zod.ts';
import { TimePercentiles } from './timePercentiles.zod.ts';

export const generationByModeStartedMin = 0;
export const generationByModeStartedMax = 2147483647;

export const generationByModeCompletedMin = 0;
export const generationByModeCompletedMax = 2147483647;

export const generationByModeFailedMin = 0;
export const generationByModeFailedMax = 2147483647;

export const generationByModeMedianMsMin = 0;
export const generationByModeMedianMsMax = 86400000;



export const GenerationByMode = zod.object({
  "creation_mode": CreationMode,
  "started": zod.int().min(generationByModeStartedMin).max(generationByModeStartedMax).describe('Begun'),
  "completed": zod.int().min(generationByModeCompletedMin).max(generationByModeCompletedMax).describe('Finished'),
  "failed": zod.int().min(generationByModeFailedMin).max(generationByModeFailedMax).describe('Failed'),
  "median_ms": zod.int().min(generationByModeMedianMsMin).max(generationByModeMedianMsMax).nullable().describe('Median time from start to finish, ms; null when none finished'),
  "waiting": TimePercentiles,
  "working": TimePercentiles
}).describe('Generations of one kind of story');

export type GenerationByMode = zod.input<typeof GenerationByMode>;
export type GenerationByModeOutput = zod.output<typeof GenerationByMode>;
