/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Another image model that could draw a story
 */
export interface OtherImageModel {
  /**
     * What `default_image_model` calls it
     * @maxLength 200
     */
  model_id: string;
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
}
