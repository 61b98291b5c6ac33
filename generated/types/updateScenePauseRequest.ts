/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new pause
 */
export interface UpdateScenePauseRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * Silence after the voice-over, ms
     * @minimum 0
     * @maximum 10000
     */
  pause_at_the_end: number;
}
