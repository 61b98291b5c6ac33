/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TaskTool = zod.enum(['IMAGE', 'UPSCALE', 'REFRAME', 'MODIFY_VIDEO', 'IMAGE_TO_VIDEO', 'LIP_SYNC', 'AVATAR', 'INPAINTING', 'MUSIC', 'CLEAN_UP']).describe('Page or dialog that offers the model');

export type TaskTool = zod.input<typeof TaskTool>;
export type TaskToolOutput = zod.output<typeof TaskTool>;
