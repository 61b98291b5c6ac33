/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChosenMediaVisualSource } from './chosenMediaVisualSource.ts';
import type { VisualUse } from './visualUse.ts';

/**
 * A generated candidate or an upload
 */
export interface ChosenMediaVisual {
  /** Says that `media_id` is picked */
  source: ChosenMediaVisualSource;
  /** The picked media */
  media_id: string;
  use_as?: VisualUse;
  /**
     * When a B-roll appears, ms from the scene's start; not used for an A-roll
     * @minimum 0
     * @maximum 3600000
     */
  start_ms?: number;
  /**
     * How long it is shown, ms; left out, the scene is shared evenly
     * @minimum 100
     * @maximum 3600000
     */
  duration_ms?: number;
}
