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
}
