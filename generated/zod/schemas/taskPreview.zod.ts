/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const taskPreviewBeforeUrlMax = 8000000;

export const taskPreviewAfterUrlMax = 8000000;

export const taskPreviewWidthMax = 2147483647;

export const taskPreviewHeightMax = 2147483647;



export const TaskPreview = zod.object({
  "before_url": zod.string().max(taskPreviewBeforeUrlMax).describe('The source\'s part as a data URL'),
  "after_url": zod.string().max(taskPreviewAfterUrlMax).describe('The result\'s part as a data URL'),
  "width": zod.int().min(1).max(taskPreviewWidthMax).describe('Width of the result\'s part, px'),
  "height": zod.int().min(1).max(taskPreviewHeightMax).describe('Height of the result\'s part, px')
}).describe('A part of the source, and the same part of what the task would give');

export type TaskPreview = zod.input<typeof TaskPreview>;
export type TaskPreviewOutput = zod.output<typeof TaskPreview>;
