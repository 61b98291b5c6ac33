/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumType } from './premiumType.zod.ts';

export const getPremiumUsersCreditSummaryParamsPageDefault = 1;
export const getPremiumUsersCreditSummaryParamsPageMax = 100000;

export const getPremiumUsersCreditSummaryParamsPageSizeDefault = 10;
export const getPremiumUsersCreditSummaryParamsPageSizeMax = 100;

export const getPremiumUsersCreditSummaryParamsSortDefault = `spent`;
export const getPremiumUsersCreditSummaryParamsOrderDefault = `desc`;
export const getPremiumUsersCreditSummaryParamsPremiumTypeMax = 3;


export const GetPremiumUsersCreditSummaryParams = zod.object({
  "page": zod.int().min(1).max(getPremiumUsersCreditSummaryParamsPageMax).default(getPremiumUsersCreditSummaryParamsPageDefault),
  "page_size": zod.int().min(1).max(getPremiumUsersCreditSummaryParamsPageSizeMax).default(getPremiumUsersCreditSummaryParamsPageSizeDefault),
  "sort": zod.enum(['spent', 'granted', 'balance', 'last_active_at']).default(getPremiumUsersCreditSummaryParamsSortDefault),
  "order": zod.enum(['asc', 'desc']).default(getPremiumUsersCreditSummaryParamsOrderDefault),
  "premium_type": zod.array(PremiumType).max(getPremiumUsersCreditSummaryParamsPremiumTypeMax).optional(),
  "user_id": zod.uuid().optional()
})

export type GetPremiumUsersCreditSummaryParams = zod.input<typeof GetPremiumUsersCreditSummaryParams>;
export type GetPremiumUsersCreditSummaryParamsOutput = zod.output<typeof GetPremiumUsersCreditSummaryParams>;
