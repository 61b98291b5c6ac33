/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExpectedRefusal } from './expectedRefusal.ts';
import type { OtherImageModel } from './otherImageModel.ts';

/**
 * What of a story will probably be refused
 */
export interface RefusalForecasts {
  /**
     * In playing order; empty where nothing is known, or where a built-in engine draws
     * @maxItems 10000
     */
  refusals: ExpectedRefusal[];
  /**
     * Who could draw the story instead
     * @maxItems 100
     */
  other_image_models: OtherImageModel[];
}
