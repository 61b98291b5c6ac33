/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExportAuditTrailRequestOrder } from './exportAuditTrailRequestOrder.ts';
import type { TrailAction } from './trailAction.ts';

/**
 * Which lines to export; what is left out does not limit
 */
export interface ExportAuditTrailRequest {
  /**
     * Only these
     * @maxItems 20
     */
  action?: TrailAction[];
  /** Only about this person, story, film or job */
  subject_id?: string;
  /** Only what this member of staff did */
  staff_id?: string;
  /** From this day on, in UTC */
  from?: string;
  /** Until the end of this day, in UTC */
  to?: string;
  /** Which end comes first */
  order?: ExportAuditTrailRequestOrder;
}
