/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Location } from './location.ts';

/**
 * Locations by name
 */
export interface LocationList {
  /**
     * Locations by name
     * @maxItems 10000
     */
  results: Location[];
}
