/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListStaffReportsOrder } from './listStaffReportsOrder.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { ReportKind } from './reportKind.ts';
import type { ReportState } from './reportState.ts';

export type ListStaffReportsParams = {
/**
 * Page number, from 1
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows per page
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
/**
 * Which end comes first; default the largest or newest
 */
order?: ListStaffReportsOrder;
/**
 * Only these kinds
 * @maxItems 3
 */
kind?: ReportKind[];
/**
 * Only those that are this far
 * @maxItems 4
 */
state?: ReportState[];
/**
 * Only what is assigned to this member of staff
 */
staff_id?: string;
/**
 * Only this report
 */
report_id?: string;
/**
 * Only of this person
 */
user_id?: string;
/**
 * Only about this story
 */
story_id?: string;
/**
 * From this day on, in UTC
 */
from?: string;
/**
 * Until the end of this day, in UTC
 */
to?: string;
};
