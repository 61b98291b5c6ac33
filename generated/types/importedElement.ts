/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ElementType } from './elementType.ts';
import type { Emotion } from './emotion.ts';

/**
 * A paragraph of an imported screenplay
 */
export interface ImportedElement {
  element_type: ElementType;
  /**
     * ACTION: what happens. DIALOGUE: how it is said. SHOT and TRANSITION: the text
     * @minLength 0
     * @maxLength 5000
     */
  description?: string;
  /**
     * DIALOGUE: the name of who speaks; a character of that name is made when the story has none
     * @minLength 1
     * @maxLength 100
     */
  character?: string;
  /**
     * DIALOGUE: what is said
     * @minLength 0
     * @maxLength 5000
     */
  dialogue?: string;
  /**
     * DIALOGUE: colours of the voice, the strongest first
     * @maxItems 3
     */
  emotions?: Emotion[];
}
