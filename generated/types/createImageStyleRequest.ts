/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

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
  prompt: string;
  /**
     * Look of the built-in illustrator it draws with, the `look` of a SYSTEM style
     * @minLength 1
     * @maxLength 50
     */
  look?: string;
  /** A custom model of the person that draws */
  lora_id?: string;
  /**
     * How strongly the custom model draws, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  lora_weight?: number;
  /**
     * How closely the reference picture is followed, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  reference_strength?: number;
  /** A picture of the person whose style is followed */
  reference_image_media_id?: string;
}
