/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiOutputMode } from './aiOutputMode.ts';

/**
 * Which kind of visuals every scene gets
 */
export interface GenerateWholeLongStoryVideoRequest {
  /** The story */
  story_id: string;
  ai_output_mode: AiOutputMode;
}
