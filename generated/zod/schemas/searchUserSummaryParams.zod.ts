/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const searchUserSummaryParamsEmailMin = 2;
export const searchUserSummaryParamsEmailMax = 254;


export const SearchUserSummaryParams = zod.object({
  "email": zod.string().min(searchUserSummaryParamsEmailMin).max(searchUserSummaryParamsEmailMax)
})

export type SearchUserSummaryParams = zod.input<typeof SearchUserSummaryParams>;
export type SearchUserSummaryParamsOutput = zod.output<typeof SearchUserSummaryParams>;
