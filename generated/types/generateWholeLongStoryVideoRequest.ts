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
  /** Only A-rolls whose last visual failed; left out, every A-roll */
  only_failed?: boolean;
}
