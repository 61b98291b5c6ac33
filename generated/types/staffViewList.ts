/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffView } from './staffView.ts';

/**
 * Views of a list
 */
export interface StaffViewList {
  /**
     * Own ones first, by name
     * @maxItems 10000
     */
  results: StaffView[];
}
