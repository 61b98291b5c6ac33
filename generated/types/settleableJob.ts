/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { JobSettlement } from './jobSettlement.ts';

/**
 * A job that a person can do something about
 */
export interface SettleableJob {
  /** The job */
  job_id: string;
  /**
     * What can be done about it now
     * @minItems 1
     * @maxItems 3
     */
  settlements: JobSettlement[];
}
