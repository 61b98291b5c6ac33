/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A link anyone can watch the story through
 */
export interface PreviewLink {
  /** The story */
  story_id: string;
  /**
     * Key of the link; it cannot be guessed
     * @maxLength 2000
     */
  public_preview_id: string;
  /**
     * Address of the preview page, on the app's own host
     * @maxLength 8192
     */
  preview_url: string;
  /**
     * When the link ends by itself; null when it does not
     * @nullable
     */
  expires_at: string | null;
}
