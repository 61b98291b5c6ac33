/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneSize } from './sceneSize.ts';

/**
 * A script to cut into scenes
 */
export interface SplitStoryIntoScenesRequest {
  /** The story; scenes it already has are replaced */
  story_id: string;
  /**
     * The script; left out, the story's own `initial_prompt` is cut
     * @minLength 1
     * @maxLength 60000
     */
  initial_prompt?: string;
  scene_size?: SceneSize;
}
