/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GenerationDayPart } from './generationDayPart.zod.ts';

export const generationDayStartedMin = 0;
export const generationDayStartedMax = 2147483647;

export const generationDayCompletedMin = 0;
export const generationDayCompletedMax = 2147483647;

export const generationDayFailedMin = 0;
export const generationDayFailedMax = 2147483647;



export const GenerationDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "started": zod.int().min(generationDayStartedMin).max(generationDayStartedMax).describe('Begun'),
  "completed": zod.int().min(generationDayCompletedMin).max(generationDayCompletedMax).describe('Finished'),
  "failed": zod.int().min(generationDayFailedMin).max(generationDayFailedMax).describe('Failed'),
  "stories": GenerationDayPart,
  "tasks": GenerationDayPart
}).describe('Generations of one day');

export type GenerationDay = zod.input<typeof GenerationDay>;
export type GenerationDayOutput = zod.output<typeof GenerationDay>;
