/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listProjectsParamsPageDefault = 1;
export const listProjectsParamsPageMax = 100000;

export const listProjectsParamsPageSizeDefault = 10;
export const listProjectsParamsPageSizeMax = 100;

export const listProjectsParamsQueryMax = 200;


export const ListProjectsParams = zod.object({
  "page": zod.int().min(1).max(listProjectsParamsPageMax).default(listProjectsParamsPageDefault),
  "page_size": zod.int().min(1).max(listProjectsParamsPageSizeMax).default(listProjectsParamsPageSizeDefault),
  "query": zod.string().max(listProjectsParamsQueryMax).optional()
})

export type ListProjectsParams = zod.input<typeof ListProjectsParams>;
export type ListProjectsParamsOutput = zod.output<typeof ListProjectsParams>;
