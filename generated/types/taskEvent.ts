/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Task } from './task.ts';

/**
 * A task moved on
 */
export type TaskEvent = Task & {
  /** Whether the whole scene must be reloaded, not only the A-roll */
  refetch_scene: boolean;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
};
