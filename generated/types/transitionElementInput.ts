/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TransitionElementInputElementType } from './transitionElementInputElementType.ts';

/**
 * How the segment ends
 */
export interface TransitionElementInput {
  /** The kind of element */
  element_type: TransitionElementInputElementType;
  /**
     * Its text, for example CUT TO
     * @minLength 1
     * @maxLength 100
     */
  description: string;
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
