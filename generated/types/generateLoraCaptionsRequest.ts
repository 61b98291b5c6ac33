/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which pictures to caption
 */
export interface GenerateLoraCaptionsRequest {
  /**
     * Training data of the model
     * @minItems 1
     * @maxItems 100
     */
  training_data_ids: string[];
}
