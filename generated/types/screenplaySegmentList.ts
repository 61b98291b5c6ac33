/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScreenplaySegment } from './screenplaySegment.ts';

/**
 * The segments of a story in order
 */
export interface ScreenplaySegmentList {
  /**
     * The segments of a story in order
     * @maxItems 10000
     */
  results: ScreenplaySegment[];
}
