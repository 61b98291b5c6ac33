/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The story to show
 */
export interface GeneratePreviewLinkRequest {
  /** The story */
  story_id: string;
  /**
     * Days until the link ends by itself; null for no end. Left out, a link keeps the end it has
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  expires_in_days?: number | null;
}
