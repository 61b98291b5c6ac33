/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraType = zod.enum(['CHARACTER', 'OBJECT', 'STYLE']).describe('What the model learns');

export type LoraType = zod.input<typeof LoraType>;
export type LoraTypeOutput = zod.output<typeof LoraType>;
