/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageAnimation } from './imageAnimation.ts';

/**
 * A new movement
 */
export interface UpdateImageAnimationRequest {
  image_animation: ImageAnimation;
  /** Whether every A-roll of the story gets it */
  is_update_for_all_scenes?: boolean;
}
