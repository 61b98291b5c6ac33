/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Lora } from './lora.ts';

/**
 * Models, newest first
 */
export interface LoraList {
  /** Models, newest first */
  results: Lora[];
}
