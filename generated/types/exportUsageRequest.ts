/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UsageKind } from './usageKind.ts';

/**
 * Which lines to export; what is left out does not limit
 */
export interface ExportUsageRequest {
  /**
     * Only these kinds
     * @maxItems 7
     */
  kind?: UsageKind[];
  /**
     * Only this action
     * @maxLength 100
     */
  action?: string;
  /** Only this story */
  story_id?: string;
  /** From this day on, in UTC */
  from?: string;
  /** Until the end of this day, in UTC */
  to?: string;
}
