/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Render } from './render.ts';

/**
 * An export moved on
 */
export interface RenderProgressEvent {
  render: Render;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
