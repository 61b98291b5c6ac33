/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The scene or scenes to take out
 */
export interface DeleteSceneRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * More scenes to take out, in the same edit
     * @maxItems 1000
     */
  further_scene_ids?: string[];
}
