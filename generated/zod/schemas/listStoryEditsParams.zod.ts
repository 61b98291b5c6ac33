/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listStoryEditsParamsPageDefault = 1;
export const listStoryEditsParamsPageMax = 100000;

export const listStoryEditsParamsPageSizeDefault = 10;
export const listStoryEditsParamsPageSizeMax = 100;


export const ListStoryEditsParams = zod.object({
  "page": zod.int().min(1).max(listStoryEditsParamsPageMax).default(listStoryEditsParamsPageDefault),
  "page_size": zod.int().min(1).max(listStoryEditsParamsPageSizeMax).default(listStoryEditsParamsPageSizeDefault)
})

export type ListStoryEditsParams = zod.input<typeof ListStoryEditsParams>;
export type ListStoryEditsParamsOutput = zod.output<typeof ListStoryEditsParams>;
