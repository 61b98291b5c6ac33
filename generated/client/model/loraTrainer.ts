/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraModelType } from './loraModelType.ts';

/**
 * Who trains here
 */
export interface LoraTrainer {
  /** Its name */
  label: string;
  /** The image models it can extend */
  bases: LoraModelType[];
  /**
     * What it does not learn, in words for people; null when nothing is left out
     * @nullable
     */
  cannot_learn: string | null;
}
