/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AiOutputMode = zod.enum(['IMAGE', 'VIDEO']).describe('Whether scenes are shown as still images or as moving clips');

export type AiOutputMode = zod.input<typeof AiOutputMode>;
export type AiOutputModeOutput = zod.output<typeof AiOutputMode>;
