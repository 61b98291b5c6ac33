/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getUserStoriesParamsPageDefault = 1;
export const getUserStoriesParamsPageMax = 100000;

export const getUserStoriesParamsPageSizeDefault = 10;
export const getUserStoriesParamsPageSizeMax = 100;

export const getUserStoriesParamsArchivedDefault = false;
export const getUserStoriesParamsQueryMax = 200;


export const GetUserStoriesParams = zod.object({
  "page": zod.int().min(1).max(getUserStoriesParamsPageMax).default(getUserStoriesParamsPageDefault),
  "page_size": zod.int().min(1).max(getUserStoriesParamsPageSizeMax).default(getUserStoriesParamsPageSizeDefault),
  "archived": zod.boolean().default(getUserStoriesParamsArchivedDefault),
  "query": zod.string().max(getUserStoriesParamsQueryMax).optional(),
  "project_id": zod.uuid().optional()
})

export type GetUserStoriesParams = zod.input<typeof GetUserStoriesParams>;
export type GetUserStoriesParamsOutput = zod.output<typeof GetUserStoriesParams>;
