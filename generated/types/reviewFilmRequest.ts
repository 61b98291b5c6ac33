/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilmDecision } from './filmDecision.ts';

/**
 * Which film, what is decided, and why
 */
export interface ReviewFilmRequest {
  /** The export */
  render_id: string;
  decision: FilmDecision;
  /**
     * Why it is rejected; required then. The owner reads it
     * @minLength 8
     * @maxLength 500
     */
  reason?: string;
  /**
     * Where in the film the reason shows, ms; left out for the whole film
     * @minimum 0
     * @maximum 86400000
     */
  flagged_at_ms?: number;
}
