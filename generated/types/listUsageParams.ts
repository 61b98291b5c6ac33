/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { UsageKind } from './usageKind.ts';

export type ListUsageParams = {
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
 * Only these kinds
 * @maxItems 7
 */
kind?: UsageKind[];
/**
 * Only this action
 * @maxLength 100
 */
action?: string;
/**
 * Only this story
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
