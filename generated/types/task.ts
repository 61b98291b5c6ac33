/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';
import type { TaskSettings } from './taskSettings.ts';
import type { TaskStatus } from './taskStatus.ts';
import type { TaskType } from './taskType.ts';

/**
 * A piece of work of an AI model
 */
export interface Task {
  /** The task */
  task_id: string;
  task_type: TaskType;
  /**
     * Model that does the work
     * @maxLength 2000
     */
  model_id: string;
  status: TaskStatus;
  /**
     * Why it failed; null otherwise and when the model gave no reason
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * How far it is, percent, 0 to 100
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Story it works for; null when started from a tool page
     * @nullable
     */
  story_id: string | null;
  /**
     * Scene it works for
     * @nullable
     */
  scene_id: string | null;
  /**
     * A-roll that gets the result
     * @nullable
     */
  aroll_id: string | null;
  /**
     * What was asked for in words
     * @maxLength 400000
     * @nullable
     */
  prompt: string | null;
  request: TaskSettings;
  /** What came out; null until COMPLETED */
  result_media: Media | null;
  /**
     * What it costs, credits; 0 after a refund
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits_charged: number;
  /** When it was accepted */
  created_at: string;
  /** When it last moved on */
  updated_at: string;
}
