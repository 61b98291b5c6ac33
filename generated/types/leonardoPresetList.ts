/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LeonardoModel } from './leonardoModel.ts';

/**
 * Models and their styles
 */
export interface LeonardoPresetList {
  /**
     * The first is the default
     * @maxItems 10000
     */
  models: LeonardoModel[];
}
