/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * A screenplay as text
 */
export interface ParseScreenplayAndCreateStoryRequest {
  /**
     * Screenplay with scene headings, action, character names and dialogue, plain or in Fountain
     * @minLength 1
     * @maxLength 200000
     */
  script: string;
  /**
     * What `script` was written over, the `initial_prompt` of the story; when it has another one by now, nothing is read
     * @maxLength 200000
     */
  base_script?: string;
  /** Story that takes the screenplay; left out, a new one is made */
  story_id?: string;
  language?: Language;
}
