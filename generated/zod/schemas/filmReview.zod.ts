/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FilmReviewState } from './filmReviewState.zod.ts';

export const filmReviewReasonMax = 2000;

export const filmReviewFlaggedAtMsMin = 0;
export const filmReviewFlaggedAtMsMax = 86400000;

export const filmReviewObjectionMax = 2000;



export const FilmReview = zod.object({
  "render_id": zod.uuid().describe('The export'),
  "state": FilmReviewState,
  "reason": zod.string().max(filmReviewReasonMax).nullable().describe('Why it was rejected; null when it was not'),
  "flagged_at_ms": zod.int().min(filmReviewFlaggedAtMsMin).max(filmReviewFlaggedAtMsMax).nullable().describe('Position of the reason in the film, ms; null for the whole film'),
  "reviewed_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was decided; null while it is not'),
  "objection": zod.string().max(filmReviewObjectionMax).nullable().describe('What its owner objects; null without an objection'),
  "objected_at": zod.iso.datetime({"offset":true}).nullable().describe('When the owner objected; null without an objection'),
  "can_object": zod.boolean().describe('Whether the owner can object now')
}).describe('The reviewers\' decision on a film');

export type FilmReview = zod.input<typeof FilmReview>;
export type FilmReviewOutput = zod.output<typeof FilmReview>;
