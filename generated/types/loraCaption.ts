/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The caption of a picture
 */
export interface LoraCaption {
  /** One of the model’s training data */
  training_data_id: string;
  /**
     * What it shows
     * @minLength 0
     * @maxLength 1000
     */
  caption: string;
  /** Whether it came with the pictures, from a file beside them */
  is_imported?: boolean;
}
