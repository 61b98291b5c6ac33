/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Neighbours that become one
 */
export interface MergeScenesRequest {
  /** The story */
  story_id: string;
  /** The first scene; the merged scene takes its place */
  scene_id_one: string;
  /** The scene right after it */
  scene_id_two: string;
  /**
     * More scenes, each right after the one before it
     * @maxItems 200
     */
  further_scene_ids?: string[];
  /**
     * WAV copies of voice-overs in another format, each uploaded for its scene; only WAV can be cut and joined
     * @maxItems 200
     */
  wav_media_ids?: string[];
}
