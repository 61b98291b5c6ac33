/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getPremiumUsersCreditSummaryParamsPageDefault = 1;
export const getPremiumUsersCreditSummaryParamsPageMax = 100000;

export const getPremiumUsersCreditSummaryParamsPageSizeDefault = 10;
export const getPremiumUsersCreditSummaryParamsPageSizeMax = 100;


export const GetPremiumUsersCreditSummaryParams = zod.object({
  "page": zod.int().min(1).max(getPremiumUsersCreditSummaryParamsPageMax).default(getPremiumUsersCreditSummaryParamsPageDefault),
  "page_size": zod.int().min(1).max(getPremiumUsersCreditSummaryParamsPageSizeMax).default(getPremiumUsersCreditSummaryParamsPageSizeDefault)
})

export type GetPremiumUsersCreditSummaryParams = zod.input<typeof GetPremiumUsersCreditSummaryParams>;
export type GetPremiumUsersCreditSummaryParamsOutput = zod.output<typeof GetPremiumUsersCreditSummaryParams>;
