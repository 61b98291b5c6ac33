/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Scene } from './scene.ts';

/**
 * Two scenes became one
 */
export interface SceneMergedEvent {
  /** The story */
  story_id: string;
  /**
     * The scenes that are gone
     * @maxItems 10000
     */
  source_scene_ids: string[];
  /** The scene that stands at the place of the first; null after a failure */
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
