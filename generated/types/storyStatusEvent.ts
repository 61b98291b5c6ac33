/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryStatus } from './storyStatus.ts';

/**
 * The generation of a story moved on
 */
export interface StoryStatusEvent {
  status: StoryStatus;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
