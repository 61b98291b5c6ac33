/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FocalPath } from './focalPath.ts';

/**
 * The way of a video's subject, by contrast, colour and nearness; nothing is recognised
 */
export interface FoundFocalPath {
  keys: FocalPath;
  /**
     * How clearly the subject stands out, from 0 (nothing does, and the middle is answered) to 1
     * @minimum 0
     * @maximum 1
     */
  certainty: number;
}
