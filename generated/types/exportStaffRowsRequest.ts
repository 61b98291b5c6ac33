/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { ExportStaffRowsRequestOrder } from './exportStaffRowsRequestOrder.ts';
import type { ExportStaffRowsRequestSort } from './exportStaffRowsRequestSort.ts';
import type { FunnelStepName } from './funnelStepName.ts';
import type { StaffRowDate } from './staffRowDate.ts';
import type { StaffRowKind } from './staffRowKind.ts';

/**
 * Which rows to export, and in which order
 */
export interface ExportStaffRowsRequest {
  kind: StaffRowKind;
  /** Column to sort by */
  sort?: ExportStaffRowsRequestSort;
  /** Which end comes first */
  order?: ExportStaffRowsRequestOrder;
  /**
     * Only these states
     * @maxItems 20
     * @items.maxLength 200
     */
  status?: string[];
  /**
     * Only these: creation modes, task types, executors, kinds of report, actions, kinds of job, sources
     * @maxItems 50
     * @items.maxLength 200
     */
  type?: string[];
  /**
     * Only these models
     * @maxItems 50
     * @items.maxLength 200
     */
  model?: string[];
  /**
     * Only people of these countries, ISO 3166-1 alpha-2; empty for unknown
     * @maxItems 250
     * @items.maxLength 200
     */
  country?: string[];
  /** Only tasks, exports and jobs that hang: not touched for 15 minutes */
  is_stuck?: boolean;
  /** Only this row */
  row_id?: string;
  /** Only of this person */
  user_id?: string;
  /** Only of this story */
  story_id?: string;
  /** From this day on, in UTC */
  from?: string;
  /** Until the end of this day, in UTC */
  to?: string;
  /**
     * Only rows whose reason begins with these 300 characters, or is this; empty: those without one
     * @maxLength 300
     */
  reason?: string;
  dated_by?: StaffRowDate;
  step?: FunnelStepName;
  /**
     * Only people who were charged for this action, on the days that `dated_by` CHARGED speaks of
     * @maxLength 200
     */
  action?: string;
  /**
     * Only of people who found the product like this; empty for who did not tell
     * @maxItems 50
     * @items.maxLength 200
     */
  source?: string[];
  /** Only of people who signed up from this day on, in UTC */
  joined_from?: string;
  /** Only of people who signed up until the end of this day, in UTC */
  joined_to?: string;
  currency?: Currency;
  /** Only people whose balance is not the sum of their ledger */
  is_wrong?: boolean;
}
