/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportAssignee } from './reportAssignee.ts';
import type { StaffReport } from './staffReport.ts';

/**
 * Reports and feedback, newest first
 */
export interface StaffReportPage {
  /**
     * Rows in all
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
  /**
     * This page, from 1
     * @minimum 0
     * @maximum 2147483647
     */
  page: number;
  /**
     * Rows per page
     * @minimum 0
     * @maximum 2147483647
     */
  page_size: number;
  /**
     * The next page; null on the last
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  next_page: number | null;
  /**
     * The rows of this page
     * @maxItems 10000
     */
  results: StaffReport[];
  /**
     * Staff to whom a report can be assigned
     * @maxItems 10000
     */
  assignees: ReportAssignee[];
}
