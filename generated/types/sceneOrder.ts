/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The scenes of a story after one was moved or taken out
 */
export interface SceneOrder {
  /** The story */
  story_id: string;
  /**
     * Scene ids in playing order
     * @maxItems 10000
     */
  scene_list: string[];
  /**
     * Length of the whole story, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * The story's revision after the change
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
}
