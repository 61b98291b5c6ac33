/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ChangeBegin = zod.enum(['NOW', 'NEXT_PERIOD']).describe('A larger plan begins now, a smaller one with the next period');

export type ChangeBegin = zod.input<typeof ChangeBegin>;
export type ChangeBeginOutput = zod.output<typeof ChangeBegin>;
