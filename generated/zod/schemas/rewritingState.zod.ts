/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RewritingState = zod.enum(['NONE', 'WRITING', 'READY', 'TAKEN', 'FAILED']).describe('NONE, nothing was written anew; WRITING; READY to be compared; TAKEN, something of it was taken and the rest can be still; FAILED');

export type RewritingState = zod.input<typeof RewritingState>;
export type RewritingStateOutput = zod.output<typeof RewritingState>;
