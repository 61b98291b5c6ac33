/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A scene, or several that come to stand together, and the new place
 */
export interface ReorderScenesRequest {
  /** The story */
  story_id: string;
  /** The scene that moves */
  scene_id: string;
  /**
     * More scenes to move in the same edit; they follow the first one in this order
     * @maxItems 1000
     */
  further_scene_ids?: string[];
  /**
     * Position of the first one after the move, from 0; beyond the end means at the end
     * @minimum 0
     * @maximum 1000
     */
  to_position: number;
}
