/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Two scenes that change places
 */
export interface SwapSceneRequest {
  /** The story */
  story_id: string;
  /** One scene */
  scene_id_one: string;
  /** The other scene */
  scene_id_two: string;
}
