/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ElementType = zod.enum(['ACTION', 'DIALOGUE', 'SHOT', 'TRANSITION']).describe('ACTION is the visible action, DIALOGUE a character\'s line, SHOT a camera direction, TRANSITION the end of the segment');

export type ElementType = zod.input<typeof ElementType>;
export type ElementTypeOutput = zod.output<typeof ElementType>;
