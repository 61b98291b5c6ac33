/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What of a new writing is taken
 */
export interface ApplyRewritingRequest {
  /** The new writing */
  rewriting_id: string;
  /**
     * Pairs whose new scene takes the old one's place, is added or goes
     * @minItems 1
     * @maxItems 20000
     * @items.maxLength 20
     */
  pair_ids: string[];
  /**
     * State of the story that the pairs were compared at; when it is another by now, nothing is taken
     * @minimum 0
     * @maximum 2147483647
     */
  revision?: number;
  /** Whether scenes that a person edited may be among them */
  over_edits?: boolean;
}
