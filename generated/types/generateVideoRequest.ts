/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RenderExecutor } from './renderExecutor.ts';

/**
 * The story to export
 */
export interface GenerateVideoRequest {
  /** The story */
  story_id: string;
  executor?: RenderExecutor;
  /** Whether the file's metadata lists what made everything of the film; without prompts and settings */
  include_receipts?: boolean;
}
