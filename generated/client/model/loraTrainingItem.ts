/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A picture the model learns from
 */
export interface LoraTrainingItem {
  /** The media it is */
  training_data_id: string;
  /** Name of the file */
  file_name: string;
  /**
     * A small picture; null while there is none
     * @nullable
     */
  thumbnail_url: string | null;
  /** What it shows; empty until written or generated */
  caption: string;
}
