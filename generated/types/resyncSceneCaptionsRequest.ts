/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The scene whose captions follow its voice-over again
 */
export interface ResyncSceneCaptionsRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
}
