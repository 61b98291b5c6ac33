/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UndoFilmReviewRequest = zod.strictObject({
  "render_id": zod.uuid().describe('The export')
}).describe('Which film');

export type UndoFilmReviewRequest = zod.input<typeof UndoFilmReviewRequest>;
export type UndoFilmReviewRequestOutput = zod.output<typeof UndoFilmReviewRequest>;
