/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const QuoteStatus = zod.enum(['OPEN', 'RUNNING', 'PAUSED', 'STOPPED', 'ENDED']).describe('OPEN, not accepted yet; RUNNING; PAUSED, a cap leaves no room for waiting items; STOPPED by the user; ENDED');

export type QuoteStatus = zod.input<typeof QuoteStatus>;
export type QuoteStatusOutput = zod.output<typeof QuoteStatus>;
