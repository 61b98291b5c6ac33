/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RenderExecutor } from './renderExecutor.ts';
import type { RenderStatus } from './renderStatus.ts';

/**
 * An export of the story
 */
export interface DebugRender {
  /** The export */
  render_id: string;
  status: RenderStatus;
  executor: RenderExecutor;
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
  /**
     * When it was done; null before
     * @nullable
     */
  completed_at: string | null;
}
