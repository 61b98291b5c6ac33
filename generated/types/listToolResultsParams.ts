/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { TaskTool } from './taskTool.ts';
import type { ToolVerdict } from './toolVerdict.ts';

export type ListToolResultsParams = {
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
 * Only this tool's
 */
tool?: TaskTool;
/**
 * Only what the person thinks so of
 */
verdict?: ToolVerdict;
/**
 * Only what has these words in its prompt, or in the name or prompt of its source
 * @maxLength 200
 */
query?: string;
};
