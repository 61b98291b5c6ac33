/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listStoryVersionsParamsPageDefault = 1;
export const listStoryVersionsParamsPageMax = 100000;

export const listStoryVersionsParamsPageSizeDefault = 10;
export const listStoryVersionsParamsPageSizeMax = 100;


export const ListStoryVersionsParams = zod.object({
  "page": zod.int().min(1).max(listStoryVersionsParamsPageMax).default(listStoryVersionsParamsPageDefault),
  "page_size": zod.int().min(1).max(listStoryVersionsParamsPageSizeMax).default(listStoryVersionsParamsPageSizeDefault)
})

export type ListStoryVersionsParams = zod.input<typeof ListStoryVersionsParams>;
export type ListStoryVersionsParamsOutput = zod.output<typeof ListStoryVersionsParams>;
