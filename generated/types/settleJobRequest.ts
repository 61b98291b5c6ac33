/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JobSettlement } from './jobSettlement.ts';

/**
 * Which job, what to do with it, and why
 */
export interface SettleJobRequest {
  /** The job */
  job_id: string;
  action: JobSettlement;
  /**
     * Why; it stands in the audit trail
     * @minLength 8
     * @maxLength 500
     */
  reason: string;
}
