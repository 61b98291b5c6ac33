/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A style that may not be stored yet, and whose scene it is seen on
 */
export interface PreviewImageStyleRequest {
  /**
     * Words that join every picture prompt
     * @minLength 0
     * @maxLength 1000
     */
  prompt: string;
  /**
     * Look of the built-in illustrator it draws with, the `look` of a SYSTEM style; its first one without
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
  /** Whose first scene is drawn; without it that of the story that was changed last */
  story_id?: string;
}
