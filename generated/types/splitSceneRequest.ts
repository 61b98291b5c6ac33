/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a scene is cut; between two words, or at a frame when it has fewer
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
  index?: number;
  /**
     * Frame of the scene where the second one begins; only for a scene with fewer than two words
     * @minimum 1
     * @maximum 27000
     */
  frame?: number;
  /**
     * WAV copies of voice-overs in another format, each uploaded for its scene; only WAV can be cut and joined
     * @maxItems 200
     */
  wav_media_ids?: string[];
}
