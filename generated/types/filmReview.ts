/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilmReviewState } from './filmReviewState.ts';

/**
 * What reviewers decided about a film
 */
export interface FilmReview {
  /** The export */
  render_id: string;
  state: FilmReviewState;
  /**
     * Why it was rejected; null when it was not
     * @maxLength 2000
     * @nullable
     */
  reason: string | null;
  /**
     * Where in the film the reason shows, ms; null for the whole film
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  flagged_at_ms: number | null;
  /**
     * When it was decided; null while it is not
     * @nullable
     */
  reviewed_at: string | null;
  /**
     * What its owner objects; null without an objection
     * @maxLength 2000
     * @nullable
     */
  objection: string | null;
  /**
     * When the owner objected; null without an objection
     * @nullable
     */
  objected_at: string | null;
  /** Whether the owner can object now */
  can_object: boolean;
}
