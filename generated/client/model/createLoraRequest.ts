/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraType } from './loraType.ts';

/**
 * A model to be
 */
export interface CreateLoraRequest {
  lora_type: LoraType;
}
