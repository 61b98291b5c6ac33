/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The story to show
 */
export interface GeneratePreviewLinkRequest {
  /** The story */
  story_id: string;
}
