/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialogueElementInputElementType } from './dialogueElementInputElementType.ts';
import type { Emotion } from './emotion.ts';

/**
 * What a character says
 */
export interface DialogueElementInput {
  /** The kind of element */
  element_type: DialogueElementInputElementType;
  /** The character of the story who speaks; left out when nobody is chosen yet */
  character?: string;
  /**
     * What is said
     * @minLength 1
     * @maxLength 5000
     */
  dialogue: string;
  /**
     * How it is said, for example: without looking up
     * @minLength 0
     * @maxLength 500
     */
  description?: string;
  /**
     * Colours of the voice, the strongest first; left out: none
     * @maxItems 3
     */
  emotions?: Emotion[];
  /**
     * Place in the segment, from 0; left out: last when new, unchanged when it exists
     * @minimum 0
     * @maximum 10000
     */
  index?: number;
  /**
     * The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is
     * @minimum 0
     * @maximum 1000000000
     */
  version?: number;
}
