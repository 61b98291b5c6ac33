/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UsageMetricDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "generations": zod.int().describe('Stories generated'),
  "exports": zod.int().describe('Finished exports'),
  "uploads": zod.int().describe('Uploaded files'),
  "uploaded_bytes": zod.int().describe('Their size, bytes'),
  "tasks": zod.int().describe('Tasks begun'),
  "credits": zod.number().describe('Credits charged, refunds taken off')
}).describe('One day');

export type UsageMetricDay = zod.input<typeof UsageMetricDay>;
export type UsageMetricDayOutput = zod.output<typeof UsageMetricDay>;
