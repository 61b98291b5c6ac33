/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListAuditTrailOrder } from './listAuditTrailOrder.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TrailAction } from './trailAction.ts';

export type ListAuditTrailParams = {
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
order?: ListAuditTrailOrder;
/**
 * Only these
 * @maxItems 20
 */
action?: TrailAction[];
/**
 * Only about this person, story, film or job
 */
subject_id?: string;
/**
 * Only what this member of staff did
 */
staff_id?: string;
/**
 * From this day on, in UTC
 */
from?: string;
/**
 * Until the end of this day, in UTC
 */
to?: string;
};
