/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Scene } from './scene.ts';

/**
 * A scene was split
 */
export interface SceneSplitEvent {
  /** The story */
  story_id: string;
  /** The scene that was split */
  source_scene_id: string;
  /**
     * The scenes that stand in its place, in order; empty after a failure
     * @maxItems 10000
     */
  scenes: Scene[];
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
