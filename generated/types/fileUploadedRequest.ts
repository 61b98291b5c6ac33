/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An upload and where it belongs
 */
export interface FileUploadedRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /** A-roll that shows the file; left out, a picture or video becomes a new A-roll and a recording the voice-over */
  aroll_id?: string;
  /** The uploaded media */
  media_id: string;
}
