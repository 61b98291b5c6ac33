/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const QuoteStatus = zod.enum(['OPEN', 'RUNNING', 'STOPPED', 'ENDED']).describe('OPEN, not accepted yet; RUNNING; STOPPED by a person; ENDED');

export type QuoteStatus = zod.input<typeof QuoteStatus>;
export type QuoteStatusOutput = zod.output<typeof QuoteStatus>;
