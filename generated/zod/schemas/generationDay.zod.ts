/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerationDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "started": zod.int().describe('Begun'),
  "completed": zod.int().describe('Finished'),
  "failed": zod.int().describe('Failed')
}).describe('Generations of one day');

export type GenerationDay = zod.input<typeof GenerationDay>;
export type GenerationDayOutput = zod.output<typeof GenerationDay>;
