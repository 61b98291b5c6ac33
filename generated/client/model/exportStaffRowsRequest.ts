/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExportStaffRowsRequestOrder } from './exportStaffRowsRequestOrder.ts';
import type { ExportStaffRowsRequestSort } from './exportStaffRowsRequestSort.ts';
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
  /** Only these states */
  status?: string[];
  /** Only these: creation modes, task types, executors, kinds of report, actions, kinds of job, sources */
  type?: string[];
  /** Only these models */
  model?: string[];
  /** Only people of these countries, ISO 3166-1 alpha-2; empty for unknown */
  country?: string[];
  /** Only tasks and jobs that hang: not touched for 15 minutes */
  is_stuck?: boolean;
  /** Only of this person */
  user_id?: string;
  /** Only of this story */
  story_id?: string;
  /** From this day on, in UTC */
  from?: string;
  /** Until the end of this day, in UTC */
  to?: string;
}
