/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';

/**
 * A new shape
 */
export interface UpdateAspectRatioRequest {
  /** The story */
  story_id: string;
  aspect_ratio: AspectRatio;
}
