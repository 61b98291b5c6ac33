/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a scene is cut
 */
export interface SplitSceneRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * How many words stay in the first scene
     * @minimum 1
     * @maximum 5000
     */
  index: number;
}
