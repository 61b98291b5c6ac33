/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreationMode } from './creationMode.zod.ts';

export const GenerationByMode = zod.object({
  "creation_mode": CreationMode,
  "started": zod.int().describe('Begun'),
  "completed": zod.int().describe('Finished'),
  "failed": zod.int().describe('Failed'),
  "median_ms": zod.int().nullable().describe('Median time from start to finish, ms; null when none finished')
}).describe('Generations of one kind of story');

export type GenerationByMode = zod.input<typeof GenerationByMode>;
export type GenerationByModeOutput = zod.output<typeof GenerationByMode>;
