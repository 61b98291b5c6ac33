/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FilmDecision = zod.enum(['APPROVE', 'REJECT', 'SKIP']).describe('Approve it, reject it, or leave it to be the last of the queue');

export type FilmDecision = zod.input<typeof FilmDecision>;
export type FilmDecisionOutput = zod.output<typeof FilmDecision>;
