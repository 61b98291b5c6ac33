/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DebugJobStatus } from './debugJobStatus.ts';
import type { JobSettlement } from './jobSettlement.ts';

/**
 * A job of the story
 */
export interface DebugJob {
  /** The job */
  job_id: string;
  /**
     * What it does, for example make-story
     * @maxLength 2000
     */
  kind: string;
  status: DebugJobStatus;
  /**
     * Times it was tried
     * @minimum 0
     * @maximum 2147483647
     */
  attempts: number;
  /**
     * Why it failed last; null when it did not
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /** When it was queued */
  created_at: string;
  /**
     * When it ended; null while it runs
     * @nullable
     */
  finished_at: string | null;
  /** Whether nobody has touched it for 15 minutes although it is due */
  is_stuck: boolean;
  /**
     * When its first run began; null while it waits for it
     * @nullable
     */
  started_at: string | null;
  /**
     * What can be done about it now
     * @maxItems 3
     */
  settlements: JobSettlement[];
}
