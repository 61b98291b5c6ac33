/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { FunnelStepName } from './funnelStepName.ts';
import type { ListStaffRowsOrder } from './listStaffRowsOrder.ts';
import type { ListStaffRowsSort } from './listStaffRowsSort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { StaffRowDate } from './staffRowDate.ts';
import type { StaffRowKind } from './staffRowKind.ts';

export type ListStaffRowsParams = {
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
 * What the rows are
 */
kind: StaffRowKind;
/**
 * Column to sort by
 */
sort?: ListStaffRowsSort;
/**
 * Which end comes first; default the largest or newest
 */
order?: ListStaffRowsOrder;
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
/**
 * Only tasks, exports and jobs that hang: not touched for 15 minutes
 */
is_stuck?: boolean;
/**
 * Only this row
 */
row_id?: string;
/**
 * Only of this person
 */
user_id?: string;
/**
 * Only of this story
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
/**
 * Only rows whose reason begins with these 300 characters, or is this; empty: those without one
 * @maxLength 300
 */
reason?: string;
/**
 * Which days `from` and `to` speak of; default CREATED
 */
dated_by?: StaffRowDate;
/**
 * Only people who took this step
 */
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
/**
 * Only of people who signed up from this day on, in UTC
 */
joined_from?: string;
/**
 * Only of people who signed up until the end of this day, in UTC
 */
joined_to?: string;
/**
 * Only payments in this currency
 */
currency?: Currency;
/**
 * Only people whose balance is not the sum of their ledger
 */
is_wrong?: boolean;
};
