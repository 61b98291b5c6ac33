/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PublicAroll } from './publicAroll.ts';
import type { PublicBroll } from './publicBroll.ts';
import type { SceneCaption } from './sceneCaption.ts';

/**
 * A scene as a visitor's player draws it
 */
export interface PublicScene {
  /** The scene */
  id: string;
  /**
     * Position, from 0
     * @minimum 0
     * @maximum 10000
     */
  element_order: number;
  /**
     * What is spoken
     * @maxLength 400000
     */
  text: string;
  /**
     * The words in the order they are heard
     * @maxItems 50000
     */
  captions: SceneCaption[];
  /** Whether this scene shows its captions */
  show_captions: boolean;
  /**
     * The voice-over; null for none
     * @maxLength 8192
     * @nullable
     */
  audio_url: string | null;
  /** Whether the voice-over is heard */
  use_scene_audio: boolean;
  /**
     * Length, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * Length of the transition over the scene's head, frames
     * @minimum 0
     * @maximum 2592000
     */
  transition_duration_frames: number;
  /**
     * The pictures, one after the other
     * @maxItems 10000
     */
  arolls: PublicAroll[];
  /**
     * Pictures laid over the A-rolls
     * @maxItems 10000
     */
  brolls: PublicBroll[];
}
