/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ElementType } from './elementType.ts';
import type { Emotion } from './emotion.ts';

/**
 * One paragraph of a screenplay segment
 */
export interface ScreenplayElement {
  /** The element */
  id: string;
  /** The segment it stands in */
  segment_id: string;
  /**
     * Place in the segment, from 0
     * @minimum 0
     * @maximum 10000
     */
  index: number;
  element_type: ElementType;
  /**
     * ACTION: what happens. DIALOGUE: how it is said; empty when not told. SHOT and TRANSITION: the text, for example CUT TO
     * @maxLength 400000
     */
  description: string;
  /**
     * DIALOGUE: the character of the story who speaks; null in the other kinds, or when nobody is chosen yet
     * @nullable
     */
  character: string | null;
  /**
     * DIALOGUE: what is said; empty in the other kinds
     * @maxLength 5000
     */
  dialogue: string;
  /**
     * DIALOGUE: colours of the voice, the strongest first; empty in the other kinds
     * @maxItems 10000
     */
  emotions: Emotion[];
  /**
     * Grows by one with every change of its text
     * @minimum 0
     * @maximum 2147483647
     */
  version: number;
}
