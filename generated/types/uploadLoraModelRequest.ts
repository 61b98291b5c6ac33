/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraModelType } from './loraModelType.ts';
import type { LoraType } from './loraType.ts';

/**
 * A ready-made model
 */
export interface UploadLoraModelRequest {
  /** A .safetensors file of at most 28 MB */
  file: Blob | File;
  /**
     * Its name
     * @minLength 1
     * @maxLength 100
     */
  model_name: string;
  model_type: LoraModelType;
  lora_type: LoraType;
  /**
     * The word that calls it up in a prompt
     * @minLength 1
     * @maxLength 50
     * @pattern ^[A-Za-z0-9_-]+$
     */
  trigger_word: string;
  /**
     * How strongly it draws; left out: 1
     * @minimum 0
     * @maximum 2
     */
  lora_scale?: number;
}
