/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraCaption } from './loraCaption.ts';
import type { LoraModelType } from './loraModelType.ts';
import type { LoraReplacement } from './loraReplacement.ts';
import type { LoraType } from './loraType.ts';

/**
 * What changes; what is left out stays
 */
export interface UpdateLoraRequest {
  /** The LoRA model */
  lora_id: string;
  /**
     * Its name
     * @minLength 1
     * @maxLength 100
     */
  model_name?: string;
  model_type?: LoraModelType;
  lora_type?: LoraType;
  /**
     * The word that calls it up in a prompt
     * @minLength 1
     * @maxLength 50
     * @pattern ^[A-Za-z0-9_-]+$
     */
  trigger_word?: string;
  /**
     * The word for its main subject; empty for none
     * @minLength 0
     * @maxLength 50
     * @pattern ^[A-Za-z0-9_-]*$
     */
  primary_trigger?: string;
  /**
     * The word for a second subject; empty for none
     * @minLength 0
     * @maxLength 50
     * @pattern ^[A-Za-z0-9_-]*$
     */
  secondary_trigger?: string;
  /**
     * How strongly it draws; 1 is as trained
     * @minimum 0
     * @maximum 2
     */
  lora_scale?: number;
  /**
     * Training steps
     * @minimum 100
     * @maximum 4000
     */
  steps?: number;
  /**
     * All media it learns from; pictures of the person
     * @minItems 0
     * @maxItems 100
     */
  training_data?: string[];
  /**
     * Media that join what it learns from, whatever else joined or left meanwhile
     * @maxItems 100
     */
  added?: string[];
  /**
     * Captions to set
     * @maxItems 100
     */
  captions?: LoraCaption[];
  /**
     * Pictures that others take the place of
     * @maxItems 100
     */
  replaced?: LoraReplacement[];
}
