/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Lora } from './lora.ts';
import type { LoraTrainer } from './loraTrainer.ts';

/**
 * Models, newest first
 */
export interface LoraList {
  /** Models, newest first */
  results: Lora[];
  trainer: LoraTrainer;
}
