/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const objectToFilmReviewRequestObjectionMin = 8;
export const objectToFilmReviewRequestObjectionMax = 2000;



export const ObjectToFilmReviewRequest = zod.strictObject({
  "objection": zod.string().min(objectToFilmReviewRequestObjectionMin).max(objectToFilmReviewRequestObjectionMax).describe('The owner\'s text for the reviewers')
}).describe('The objection');

export type ObjectToFilmReviewRequest = zod.input<typeof ObjectToFilmReviewRequest>;
export type ObjectToFilmReviewRequestOutput = zod.output<typeof ObjectToFilmReviewRequest>;
