/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraType } from './loraType.ts';

/**
 * A model to be
 */
export interface CreateLoraRequest {
  lora_type: LoraType;
  /** A model whose set, captions and settings it begins with, to train it again */
  from_lora_id?: string;
}
