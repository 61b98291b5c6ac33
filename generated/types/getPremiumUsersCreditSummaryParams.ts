/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetPremiumUsersCreditSummaryOrder } from './getPremiumUsersCreditSummaryOrder.ts';
import type { GetPremiumUsersCreditSummarySort } from './getPremiumUsersCreditSummarySort.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { PremiumType } from './premiumType.ts';

export type GetPremiumUsersCreditSummaryParams = {
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
 * Column to sort by
 */
sort?: GetPremiumUsersCreditSummarySort;
/**
 * Which end comes first; default the largest or newest
 */
order?: GetPremiumUsersCreditSummaryOrder;
/**
 * Only these plans
 * @maxItems 3
 */
premium_type?: PremiumType[];
/**
 * Only this person
 */
user_id?: string;
};
