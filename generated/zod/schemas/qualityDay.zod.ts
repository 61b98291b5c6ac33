/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const qualityDayReportsMin = 0;
export const qualityDayReportsMax = 2147483647;

export const qualityDayFailedGenerationsMin = 0;
export const qualityDayFailedGenerationsMax = 2147483647;

export const qualityDayFailedTasksMin = 0;
export const qualityDayFailedTasksMax = 2147483647;

export const qualityDayFailedRendersMin = 0;
export const qualityDayFailedRendersMax = 2147483647;

export const qualityDayRegeneratedImagesMin = 0;
export const qualityDayRegeneratedImagesMax = 2147483647;



export const QualityDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "reports": zod.int().min(qualityDayReportsMin).max(qualityDayReportsMax).describe('Reports of users'),
  "failed_generations": zod.int().min(qualityDayFailedGenerationsMin).max(qualityDayFailedGenerationsMax).describe('Stories that failed'),
  "failed_tasks": zod.int().min(qualityDayFailedTasksMin).max(qualityDayFailedTasksMax).describe('Tasks that failed'),
  "failed_renders": zod.int().min(qualityDayFailedRendersMin).max(qualityDayFailedRendersMax).describe('Exports that failed'),
  "regenerated_images": zod.int().min(qualityDayRegeneratedImagesMin).max(qualityDayRegeneratedImagesMax).describe('Images that were regenerated')
}).describe('One day');

export type QualityDay = zod.input<typeof QualityDay>;
export type QualityDayOutput = zod.output<typeof QualityDay>;
