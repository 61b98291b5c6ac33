/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a scene's time is shared among its A-rolls
 */
export interface UpdateArollDurationsRequest {
  /** The scene */
  scene: string;
  /**
     * Every A-roll of the scene
     * @minItems 1
     * @maxItems 50
     */
  aroll_ids: string[];
  /**
     * How long each of them is shown, ms, in the order of `aroll_ids`
     * @minItems 1
     * @maxItems 50
     * @items.minimum 100
     * @items.maximum 3600000
     */
  aroll_durations: number[];
}
