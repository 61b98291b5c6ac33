/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageStyle } from './imageStyle.ts';

/**
 * Image styles: the person’s own first, then the ones of the product
 */
export interface ImageStyleList {
  /**
     * Image styles: the person’s own first, then the ones of the product
     * @maxItems 10000
     */
  results: ImageStyle[];
}
