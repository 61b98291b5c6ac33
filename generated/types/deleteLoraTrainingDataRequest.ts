/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which pictures to take out
 */
export interface DeleteLoraTrainingDataRequest {
  /**
     * Training data of the model; left out: all of it
     * @minItems 1
     * @maxItems 100
     */
  training_data_ids?: string[];
}
