/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreateTaskRequest } from './createTaskRequest.zod.ts';

export const previewTaskRequestXMin = 0;
export const previewTaskRequestXMax = 1;

export const previewTaskRequestYMin = 0;
export const previewTaskRequestYMax = 1;

export const previewTaskRequestAtMsMin = 0;
export const previewTaskRequestAtMsMax = 2147483647;



export const PreviewTaskRequest = zod.strictObject({
  "task": CreateTaskRequest,
  "x": zod.number().min(previewTaskRequestXMin).max(previewTaskRequestXMax).describe('Middle of the part, as a share of the width'),
  "y": zod.number().min(previewTaskRequestYMin).max(previewTaskRequestYMax).describe('Middle of the part, as a share of the height'),
  "at_ms": zod.int().min(previewTaskRequestAtMsMin).max(previewTaskRequestAtMsMax).optional().describe('Which frame of a video, ms; its first one without it')
}).describe('A small part of what a task would give');

export type PreviewTaskRequest = zod.input<typeof PreviewTaskRequest>;
export type PreviewTaskRequestOutput = zod.output<typeof PreviewTaskRequest>;
