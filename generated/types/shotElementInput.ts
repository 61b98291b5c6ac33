/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ShotElementInputElementType } from './shotElementInputElementType.ts';

/**
 * What the camera does
 */
export interface ShotElementInput {
  /** The kind of element */
  element_type: ShotElementInputElementType;
  /**
     * The shot, for example CLOSE ON THE CUPS
     * @minLength 1
     * @maxLength 500
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
