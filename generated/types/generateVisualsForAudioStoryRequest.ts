/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiOutputMode } from './aiOutputMode.ts';

/**
 * The visuals every scene gets
 */
export interface GenerateVisualsForAudioStoryRequest {
  /** The story */
  story_id: string;
  ai_output_mode?: AiOutputMode;
  /**
     * Id of a look; left out, the story's
     * @maxLength 100
     */
  visual_style?: string;
}
