/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Scene } from './scene.ts';

/**
 * A voice-over was transcribed
 */
export interface SceneAudioTranscribedEvent {
  /** The story */
  story_id: string;
  /** The scene, also after a failure; absent from hosts that name it in `scene` only */
  scene_id?: string;
  /** The scene with its captions; null after a failure */
  scene: Scene | null;
  /**
     * Why it failed; null or absent when it worked
     * @maxLength 2000
     * @nullable
     */
  error?: string | null;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
