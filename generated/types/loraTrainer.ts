/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraModelType } from './loraModelType.ts';

/**
 * Who trains a base here, and for what
 */
export interface LoraTrainer {
  /**
     * Its name
     * @minLength 1
     * @maxLength 2000
     */
  label: string;
  base: LoraModelType;
  /** Whether it works here; pictures and captions are sent to others */
  is_built_in: boolean;
  /**
     * What it does not learn, in words for people; null when nothing is left out
     * @maxLength 2000
     * @nullable
     */
  cannot_learn: string | null;
  /**
     * What a training costs whatever its steps, samples included
     * @minimum 0
     * @maximum 1000000000
     */
  credits: number;
  /**
     * What comes on top for a thousand steps; the sum is rounded up to whole credits
     * @minimum 0
     * @maximum 1000000000
     */
  credits_per_thousand_steps: number;
}
