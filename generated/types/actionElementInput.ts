/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActionElementInputElementType } from './actionElementInputElementType.ts';

/**
 * What is seen
 */
export interface ActionElementInput {
  /** The kind of element */
  element_type: ActionElementInputElementType;
  /**
     * What happens
     * @minLength 1
     * @maxLength 5000
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
