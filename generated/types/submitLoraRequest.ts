/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What to train
 */
export interface SubmitLoraRequest {
  /** The LoRA model */
  lora_id: string;
  /**
     * Its name
     * @minLength 1
     * @maxLength 100
     */
  model_name: string;
  /**
     * The word that calls it up in a prompt
     * @minLength 1
     * @maxLength 50
     * @pattern ^[A-Za-z0-9_-]+$
     */
  trigger_word: string;
  /**
     * Training steps
     * @minimum 100
     * @maximum 4000
     */
  steps: number;
  /**
     * All media it learns from; at least 4 pictures
     * @minItems 4
     * @maxItems 100
     */
  training_data: string[];
  /** Whether the people in the pictures agree to a model of them; needed for a CHARACTER */
  consent?: boolean;
}
