/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Aroll } from './aroll.ts';

/**
 * The A-rolls a change reached
 */
export interface ChangedArolls {
  /** The story */
  story_id: string;
  /**
     * The story's revision after the change
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /**
     * The changed A-rolls, the one that was named first
     * @maxItems 10000
     */
  arolls: Aroll[];
}
