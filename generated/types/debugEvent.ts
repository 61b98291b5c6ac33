/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A realtime event about the story
 */
export interface DebugEvent {
  /**
     * Its name
     * @maxLength 200
     */
  event: string;
  /**
     * Its number in the channel of the story's person
     * @minimum 0
     * @maximum 2147483647
     */
  seq: number;
  /** When it was sent */
  created_at: string;
}
