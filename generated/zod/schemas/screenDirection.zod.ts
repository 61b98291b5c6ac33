/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ScreenDirection = zod.enum(['NONE', 'LEFT', 'RIGHT']).describe('Where the subject faces or moves; NONE is left to the image engine');

export type ScreenDirection = zod.input<typeof ScreenDirection>;
export type ScreenDirectionOutput = zod.output<typeof ScreenDirection>;
