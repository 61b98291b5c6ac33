/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ArollLayout } from './arollLayout.ts';

/**
 * A new area of the frame
 */
export interface UpdateArollLayoutRequest {
  layout: ArollLayout;
}
