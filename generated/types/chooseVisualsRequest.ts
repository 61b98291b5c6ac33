/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChosenVisual } from './chosenVisual.ts';

/**
 * The visuals a person picked for a scene
 */
export interface ChooseVisualsRequest {
  /** The story */
  story_id: string;
  /** The scene */
  scene_id: string;
  /**
     * What is shown, in order
     * @minItems 1
     * @maxItems 20
     */
  visuals: ChosenVisual[];
}
