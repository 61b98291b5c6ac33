/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which voice-overs are made
 */
export interface GenerateAudioRequest {
  /** The story */
  story_id: string;
  /** One scene; left out, every scene whose voice-over is missing or stale */
  scene_id?: string;
}
