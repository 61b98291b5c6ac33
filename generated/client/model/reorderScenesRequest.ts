/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A scene and its new place
 */
export interface ReorderScenesRequest {
  /** The story */
  story_id: string;
  /** The scene that moves */
  scene_id: string;
  /**
     * Position after the move, from 0; beyond the end means at the end
     * @minimum 0
     * @maximum 1000
     */
  to_position: number;
}
