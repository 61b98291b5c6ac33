/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The scene to take out
 */
export interface DeleteSceneRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
}
