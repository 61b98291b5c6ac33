/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TaskType = zod.enum(['inpainting', 'lip_sync', 'upscale', 'image_editing', 'image_to_video', 'music', 'clean_up']).describe('Kind of work; it follows from the model');

export type TaskType = zod.input<typeof TaskType>;
export type TaskTypeOutput = zod.output<typeof TaskType>;
