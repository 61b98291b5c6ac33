/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const QuoteStatus = zod.enum(['OPEN', 'RUNNING', 'PAUSED', 'STOPPED', 'ENDED']).describe('OPEN, not accepted yet; RUNNING; PAUSED, a cap leaves no room for what waits; STOPPED by a person; ENDED');

export type QuoteStatus = zod.input<typeof QuoteStatus>;
export type QuoteStatusOutput = zod.output<typeof QuoteStatus>;
