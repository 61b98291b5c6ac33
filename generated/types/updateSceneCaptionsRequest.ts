/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneCaption } from './sceneCaption.ts';

/**
 * Corrected words, or whether they are shown
 */
export interface UpdateSceneCaptionsRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * The same words in the same order, with corrected spelling or times; as many as the scene has
     * @maxItems 5000
     */
  captions?: SceneCaption[];
  /**
     * What `captions` was written over; when the scene has other captions by now, nothing is changed
     * @maxItems 5000
     */
  base_captions?: SceneCaption[];
  /** Whether this scene shows its captions */
  show_captions?: boolean;
}
