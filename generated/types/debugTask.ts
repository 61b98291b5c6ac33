/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskStatus } from './taskStatus.ts';
import type { TaskType } from './taskType.ts';

/**
 * A task of the story, without what was written
 */
export interface DebugTask {
  /** The task */
  task_id: string;
  task_type: TaskType;
  /**
     * The model
     * @maxLength 2000
     */
  model_id: string;
  status: TaskStatus;
  /**
     * Percent
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Why it failed; null when it did not
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /** When it was asked for */
  created_at: string;
  /** When it last moved */
  updated_at: string;
}
