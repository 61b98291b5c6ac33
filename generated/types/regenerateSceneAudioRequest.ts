/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Emotion } from './emotion.ts';

/**
 * How a scene is spoken again; what is left out stays
 */
export interface RegenerateSceneAudioRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * What is spoken from now on
     * @maxLength 5000
     */
  new_text?: string;
  /**
     * Voice that speaks
     * @minLength 1
     * @maxLength 100
     */
  voice_code?: string;
  /**
     * Speed of the voice, 1 is its own
     * @minimum 0.5
     * @maximum 2
     */
  speaking_rate?: number;
  /**
     * Height of the voice in semitones, 0 is its own
     * @minimum -12
     * @maximum 12
     */
  pitch?: number;
  /**
     * Colours of the voice, the strongest first
     * @maxItems 3
     */
  emotions?: Emotion[];
}
