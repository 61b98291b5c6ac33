/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const usageMetricDayGenerationsMin = 0;
export const usageMetricDayGenerationsMax = 2147483647;

export const usageMetricDayExportsMin = 0;
export const usageMetricDayExportsMax = 2147483647;

export const usageMetricDayUploadsMin = 0;
export const usageMetricDayUploadsMax = 2147483647;

export const usageMetricDayUploadedBytesMin = 0;
export const usageMetricDayUploadedBytesMax = 1099511627776;

export const usageMetricDayTasksMin = 0;
export const usageMetricDayTasksMax = 2147483647;

export const usageMetricDayCreditsMin = -1000000000;
export const usageMetricDayCreditsMax = 1000000000;



export const UsageMetricDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "generations": zod.int().min(usageMetricDayGenerationsMin).max(usageMetricDayGenerationsMax).describe('Stories generated'),
  "exports": zod.int().min(usageMetricDayExportsMin).max(usageMetricDayExportsMax).describe('Finished exports'),
  "uploads": zod.int().min(usageMetricDayUploadsMin).max(usageMetricDayUploadsMax).describe('Uploaded files'),
  "uploaded_bytes": zod.int().min(usageMetricDayUploadedBytesMin).max(usageMetricDayUploadedBytesMax).describe('Their size, bytes'),
  "tasks": zod.int().min(usageMetricDayTasksMin).max(usageMetricDayTasksMax).describe('Tasks begun'),
  "credits": zod.number().min(usageMetricDayCreditsMin).max(usageMetricDayCreditsMax).describe('Credits charged, refunds taken off')
}).describe('One day');

export type UsageMetricDay = zod.input<typeof UsageMetricDay>;
export type UsageMetricDayOutput = zod.output<typeof UsageMetricDay>;
