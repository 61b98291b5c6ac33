/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskTool } from './taskTool.ts';
import type { UsageKind } from './usageKind.ts';

/**
 * A piece of work with what it cost, or credits that came or went
 */
export interface UsageEntry {
  /** The line */
  usage_id: string;
  kind: UsageKind;
  /**
     * Action of the cost table, or why credits came or went
     * @maxLength 2000
     */
  action: string;
  /**
     * The action in words
     * @minLength 1
     * @maxLength 2000
     */
  label: string;
  /**
     * What it changed in the balance, signed: negative for a charge, 0 for work that is running or came to nothing
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
  /**
     * Credits that the work holds, or held until it ended
     * @minimum 0
     * @maximum 1000000000
     */
  credits_held: number;
  /**
     * Why it was released or refunded; null otherwise
     * @maxLength 2000
     * @nullable
     */
  reason: string | null;
  /**
     * Story it was for; may be deleted by now
     * @nullable
     */
  story_id: string | null;
  /**
     * Title of that story; null without one that is there
     * @maxLength 2000
     * @nullable
     */
  story_title: string | null;
  /**
     * Scene it was for; may be deleted by now
     * @nullable
     */
  scene_id: string | null;
  /**
     * Place of that scene in its story, from 1; null without one that is there
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  scene_number: number | null;
  /**
     * A-roll it was for; may be deleted by now
     * @nullable
     */
  aroll_id: string | null;
  /**
     * Place of that A-roll in its scene, from 1; null without one that is there
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  aroll_number: number | null;
  /**
     * Task it was for
     * @nullable
     */
  task_id: string | null;
  /** Page or dialog in which it was asked for; null where that is no tool */
  tool: TaskTool | null;
  /**
     * Trained model it was for; may be deleted by now
     * @nullable
     */
  lora_id: string | null;
  /**
     * Name of that model; null without one that is there
     * @maxLength 2000
     * @nullable
     */
  lora_name: string | null;
  /**
     * Path in the app where the work is shown; null for what has none or is deleted
     * @maxLength 2000
     * @nullable
     */
  path: string | null;
  /** When it was asked for, or when credits came or went */
  created_at: string;
  /**
     * When the work ended; null while it runs
     * @nullable
     */
  ended_at: string | null;
}
