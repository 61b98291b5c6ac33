/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneOperationEvent } from './sceneOperationEvent.ts';
import type { SceneOperationOperation } from './sceneOperationOperation.ts';

/**
 * Work on scenes that was accepted and ends with a realtime event
 */
export interface SceneOperation {
  /** The story */
  story_id: string;
  /** What is being done */
  operation: SceneOperationOperation;
  /**
     * Scenes that are busy until the event
     * @maxItems 10000
     */
  scene_ids: string[];
  /** Realtime event that ends it, with `error` when it failed */
  event: SceneOperationEvent;
}
