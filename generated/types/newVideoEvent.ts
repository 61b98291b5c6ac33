/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An export is done
 */
export interface NewVideoEvent {
  /** The story */
  story_id: string;
  /** The export */
  render_id: string;
  /**
     * Signed address of the video; null after a failure
     * @maxLength 8192
     * @nullable
     */
  video_url: string | null;
  /**
     * Why it failed; null or absent when it worked
     * @maxLength 2000
     * @nullable
     */
  error?: string | null;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
