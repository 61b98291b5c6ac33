/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';
import type { Receipt } from './receipt.ts';
import type { TaskSettings } from './taskSettings.ts';
import type { TaskStatus } from './taskStatus.ts';
import type { TaskTool } from './taskTool.ts';
import type { ToolVerdict } from './toolVerdict.ts';

/**
 * A task of a tool page with its receipt, beside what it was made from
 */
export interface ToolResult {
  /** The task */
  task_id: string;
  tool: TaskTool;
  /**
     * Model that does the work
     * @maxLength 2000
     */
  model_id: string;
  /**
     * Name of the model as people read it; its id when it is offered no more
     * @maxLength 2000
     */
  model_name: string;
  /**
     * Engine that made it; null until COMPLETED
     * @maxLength 2000
     * @nullable
     */
  engine: string | null;
  status: TaskStatus;
  /**
     * Why it failed; null otherwise
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
     * What was asked for in words
     * @maxLength 400000
     * @nullable
     */
  prompt: string | null;
  /**
     * Number it was drawn from; null where none was used
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  seed: number | null;
  settings: TaskSettings;
  /** What it was made from; null when words alone were, or when it is gone */
  source_media: Media | null;
  /** What came out; null until COMPLETED */
  result_media: Media | null;
  verdict: ToolVerdict;
  /**
     * What it costs, credits; 0 after a refund
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits_charged: number;
  /**
     * How long the engine worked, ms; null until COMPLETED
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  work_ms: number | null;
  /** What made it; null until COMPLETED */
  receipt: Receipt | null;
  /**
     * Story it was made for; null when it was started outside of one
     * @nullable
     */
  story_id: string | null;
  /**
     * A-roll it was made for
     * @nullable
     */
  aroll_id: string | null;
  /** When it was accepted */
  created_at: string;
}
