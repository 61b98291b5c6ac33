/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const QualityDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "reports": zod.int().describe('Reports of people'),
  "failed_generations": zod.int().describe('Stories that failed'),
  "failed_tasks": zod.int().describe('Tasks that failed'),
  "failed_renders": zod.int().describe('Exports that failed'),
  "regenerated_images": zod.int().describe('Pictures asked for anew')
}).describe('One day');

export type QualityDay = zod.input<typeof QualityDay>;
export type QualityDayOutput = zod.output<typeof QualityDay>;
