/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumUserCredit } from './premiumUserCredit.zod.ts';

export const premiumUserCreditPageCountMin = 0;
export const premiumUserCreditPageCountMax = 2147483647;

export const premiumUserCreditPagePageMin = 0;
export const premiumUserCreditPagePageMax = 2147483647;

export const premiumUserCreditPagePageSizeMin = 0;
export const premiumUserCreditPagePageSizeMax = 2147483647;

export const premiumUserCreditPageNextPageMin = 0;
export const premiumUserCreditPageNextPageMax = 2147483647;

export const premiumUserCreditPageResultsMax = 10000;



export const PremiumUserCreditPage = zod.object({
  "count": zod.int().min(premiumUserCreditPageCountMin).max(premiumUserCreditPageCountMax).describe('Rows in all'),
  "page": zod.int().min(premiumUserCreditPagePageMin).max(premiumUserCreditPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(premiumUserCreditPagePageSizeMin).max(premiumUserCreditPagePageSizeMax).describe('Rows per page'),
  "next_page": zod.int().min(premiumUserCreditPageNextPageMin).max(premiumUserCreditPageNextPageMax).nullable().describe('The next page; null on the last'),
  "results": zod.array(PremiumUserCredit).max(premiumUserCreditPageResultsMax).describe('The rows of this page')
}).describe('A page of users on a paid plan, most spent first');

export type PremiumUserCreditPage = zod.input<typeof PremiumUserCreditPage>;
export type PremiumUserCreditPageOutput = zod.output<typeof PremiumUserCreditPage>;
