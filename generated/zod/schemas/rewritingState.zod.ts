/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RewritingState = zod.enum(['NONE', 'WRITING', 'READY', 'TAKEN', 'FAILED']).describe('NONE, no regenerated script; WRITING; READY to be compared; TAKEN, a part of it was applied and the rest still can be; FAILED');

export type RewritingState = zod.input<typeof RewritingState>;
export type RewritingStateOutput = zod.output<typeof RewritingState>;
