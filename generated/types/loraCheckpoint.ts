/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraSample } from './loraSample.ts';

/**
 * What a model knew after some of its steps
 */
export interface LoraCheckpoint {
  /**
     * Steps done
     * @minimum 0
     * @maximum 4000
     */
  step: number;
  /**
     * How far its pictures are from the set, in colour and texture; 0 is the same
     * @minimum 0
     * @maximum 1000000
     */
  distance: number;
  /** Whether the model draws with it */
  is_chosen: boolean;
  /**
     * What it drew
     * @maxItems 100
     */
  samples: LoraSample[];
}
