/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumUserCredit } from './premiumUserCredit.zod.ts';

export const PremiumUserCreditPage = zod.object({
  "count": zod.int().describe('Rows in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Rows per page'),
  "next_page": zod.int().nullable().describe('The next page; null on the last'),
  "results": zod.array(PremiumUserCredit).describe('The rows of this page')
}).describe('A page of people on a paid plan, most spent first');

export type PremiumUserCreditPage = zod.input<typeof PremiumUserCreditPage>;
export type PremiumUserCreditPageOutput = zod.output<typeof PremiumUserCreditPage>;
