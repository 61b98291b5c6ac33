/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VisualAction } from './visualAction.ts';

/**
 * A change to a scene's picture
 */
export interface ImagePromptFromVisualActionRequest {
  /** The story */
  story: string;
  /** The scene */
  scene: string;
  action: VisualAction;
}
