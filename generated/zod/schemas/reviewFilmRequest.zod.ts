/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FilmDecision } from './filmDecision.zod.ts';

export const reviewFilmRequestReasonMin = 8;
export const reviewFilmRequestReasonMax = 500;

export const reviewFilmRequestFlaggedAtMsMin = 0;
export const reviewFilmRequestFlaggedAtMsMax = 86400000;



export const ReviewFilmRequest = zod.strictObject({
  "render_id": zod.uuid().describe('The export'),
  "decision": FilmDecision,
  "reason": zod.string().min(reviewFilmRequestReasonMin).max(reviewFilmRequestReasonMax).optional().describe('Why it is rejected; required then. The owner reads it'),
  "flagged_at_ms": zod.int().min(reviewFilmRequestFlaggedAtMsMin).max(reviewFilmRequestFlaggedAtMsMax).optional().describe('Position of the reason in the film, ms; left out for the whole film')
}).describe('The film, the decision, and the reason');

export type ReviewFilmRequest = zod.input<typeof ReviewFilmRequest>;
export type ReviewFilmRequestOutput = zod.output<typeof ReviewFilmRequest>;
