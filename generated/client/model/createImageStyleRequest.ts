/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageModel } from './imageModel.ts';

/**
 * A new style
 */
export interface CreateImageStyleRequest {
  /**
     * Name in the gallery
     * @minLength 1
     * @maxLength 80
     */
  name: string;
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
  style_prompt: string;
  /** The SYSTEM style it starts from */
  base_style_id?: string;
  image_model?: ImageModel;
  /**
     * Style of the image service
     * @minLength 1
     * @maxLength 100
     */
  leonardo_style_id?: string;
  /** A custom model of the person that draws */
  lora_id?: string;
  /** A picture of the person whose style is followed */
  reference_image_media_id?: string;
}
