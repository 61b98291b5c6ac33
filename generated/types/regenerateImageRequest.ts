/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the new picture shows; what is left out stays
 */
export interface RegenerateImageRequest {
  /**
     * Prompt; left out, the last one is used
     * @minLength 1
     * @maxLength 2000
     */
  custom_prompt?: string;
  /**
     * What `custom_prompt` was written over; when the picture has another prompt by now, nothing is drawn or charged
     * @maxLength 2000
     */
  base_prompt?: string;
  /**
     * Leonardo style of this picture; null for the story's
     * @maxLength 100
     * @nullable
     */
  leonardo_style_id?: string | null;
  /**
     * Look of this picture; null for the scene's
     * @maxLength 100
     * @nullable
     */
  image_style?: string | null;
}
