/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is wrong with the rejection
 */
export interface ObjectToFilmReviewRequest {
  /**
     * In the owner's words; reviewers read it
     * @minLength 8
     * @maxLength 2000
     */
  objection: string;
}
