/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FilmReviewState = zod.enum(['NONE', 'APPROVED', 'REJECTED', 'OBJECTED']).describe('The decision on a film: none yet, approved, rejected, or rejected and objected to');

export type FilmReviewState = zod.input<typeof FilmReviewState>;
export type FilmReviewStateOutput = zod.output<typeof FilmReviewState>;
