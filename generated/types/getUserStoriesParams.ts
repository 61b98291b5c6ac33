/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type GetUserStoriesParams = {
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
 * true lists archived stories instead of the others
 */
archived?: boolean;
/**
 * Words to look for
 * @maxLength 200
 */
query?: string;
/**
 * Only the stories of this project
 */
project_id?: string;
};
