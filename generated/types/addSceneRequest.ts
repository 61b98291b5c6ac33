/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a new scene comes
 */
export interface AddSceneRequest {
  /** The story */
  story_id: string;
  /**
     * Position of the new scene, from 0; beyond the end means at the end
     * @minimum 0
     * @maximum 1000
     */
  new_element_order: number;
  /** Scene whose text, voice, captions and pictures are copied; left out, the scene is empty */
  duplicate_of?: string;
  /**
     * More scenes to copy in the same edit; their copies follow that of `duplicate_of`
     * @maxItems 1000
     */
  further_duplicates?: string[];
  /**
     * What is spoken; the voice-over is made on demand
     * @maxLength 5000
     */
  text?: string;
}
