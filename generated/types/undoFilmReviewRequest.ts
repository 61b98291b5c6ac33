/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which film
 */
export interface UndoFilmReviewRequest {
  /** The export */
  render_id: string;
}
