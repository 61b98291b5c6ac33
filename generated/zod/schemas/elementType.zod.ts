/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ElementType = zod.enum(['ACTION', 'DIALOGUE', 'SHOT', 'TRANSITION']).describe('ACTION tells what is seen, DIALOGUE what a character says, SHOT what the camera does, TRANSITION how the segment ends');

export type ElementType = zod.input<typeof ElementType>;
export type ElementTypeOutput = zod.output<typeof ElementType>;
