/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

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
     * What `name` was written over; when the style is called something else by now, nothing is changed
     * @maxLength 80
     */
  base_name?: string;
  /**
     * One line on what it looks like
     * @minLength 0
     * @maxLength 500
     */
  description?: string;
  /**
     * What `description` was written over; when it says something else by now, nothing is changed
     * @maxLength 500
     */
  base_description?: string;
  /**
     * Words that join every picture prompt
     * @minLength 1
     * @maxLength 1000
     */
  prompt?: string;
  /**
     * What `prompt` was written over; when other words stand there by now, nothing is changed
     * @maxLength 1000
     */
  base_prompt?: string;
  /**
     * Look of the built-in illustrator it draws with, the `look` of a SYSTEM style
     * @minLength 1
     * @maxLength 50
     */
  look?: string;
  /**
     * A custom model of the person that draws; null: none
     * @nullable
     */
  lora_id?: string | null;
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
  /**
     * A picture of the person whose style is followed; null: none
     * @nullable
     */
  reference_image_media_id?: string | null;
  /** Whether it is out of the lists; it still counts for the plan */
  archived?: boolean;
}
