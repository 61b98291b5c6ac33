/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageModel } from './imageModel.ts';

/**
 * What changes; what is left out stays
 */
export interface UpdateImageStyleRequest {
  /**
     * Name in the gallery
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  /**
     * One line on what it looks like
     * @minLength 0
     * @maxLength 500
     */
  description?: string;
  /**
     * Words that join every picture prompt
     * @minLength 1
     * @maxLength 1000
     */
  style_prompt?: string;
  /**
     * The SYSTEM style it starts from; null: none
     * @nullable
     */
  base_style_id?: string | null;
  image_model?: ImageModel;
  /**
     * Style of the image service; null: none
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  leonardo_style_id?: string | null;
  /**
     * A custom model of the person that draws; null: none
     * @nullable
     */
  lora_id?: string | null;
  /**
     * A picture of the person whose style is followed; null: none
     * @nullable
     */
  reference_image_media_id?: string | null;
}
