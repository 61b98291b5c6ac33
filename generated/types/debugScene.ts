/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneState } from './sceneState.ts';

/**
 * A scene, as far as support needs it
 */
export interface DebugScene {
  /** The scene */
  scene_id: string;
  /**
     * Place in the story, from 0
     * @minimum 0
     * @maximum 10000
     */
  element_order: number;
  state: SceneState;
  /**
     * Length, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * A-rolls
     * @minimum 0
     * @maximum 2147483647
     */
  aroll_count: number;
  /** Whether there is a voice-over */
  has_voice_over: boolean;
  /**
     * Captioned words
     * @minimum 0
     * @maximum 2147483647
     */
  caption_count: number;
  /** When it was made */
  created_at: string;
}
