/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScriptType } from './scriptType.ts';

/**
 * What to write the story from
 */
export interface RewriteStoryRequest {
  script_type: ScriptType;
  /**
     * Prompt or script; the story's own stays until something of the new writing is taken
     * @minLength 1
     * @maxLength 60000
     */
  initial_prompt: string;
  /**
     * Length that is aimed for, seconds; the story's when left out, not used for a script
     * @minimum 5
     * @maximum 900
     */
  video_length_in_sec?: number;
}
