/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneCaption } from './sceneCaption.ts';

/**
 * Captions a person wrote
 */
export interface OverrideCaptionsRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * Words with times, growing and not overlapping; they may differ from what is spoken
     * @maxItems 5000
     */
  captions: SceneCaption[];
  /**
     * What `captions` was written over; when the scene has other captions by now, nothing is changed
     * @maxItems 5000
     */
  base_captions?: SceneCaption[];
}
