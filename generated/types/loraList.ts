/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Lora } from './lora.ts';
import type { LoraTrainer } from './loraTrainer.ts';

/**
 * Models, newest first
 */
export interface LoraList {
  /**
     * Models, newest first
     * @maxItems 10000
     */
  results: Lora[];
  /**
     * Who trains here, the built-in one first; each base has one
     * @minItems 1
     * @maxItems 20
     */
  trainers: LoraTrainer[];
}
