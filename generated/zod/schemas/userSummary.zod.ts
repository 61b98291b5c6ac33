/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumType } from './premiumType.zod.ts';

export const userSummaryEmailMax = 320;

export const userSummaryNameMax = 2000;

export const userSummaryCompanyNameMax = 2000;

export const userSummaryCountryMax = 2;


export const userSummaryCountryRegExp = new RegExp('^[A-Z]{2}$');
export const userSummaryStoryCountMin = 0;
export const userSummaryStoryCountMax = 2147483647;

export const userSummaryVideoCountMin = 0;
export const userSummaryVideoCountMax = 2147483647;

export const userSummaryBalanceMin = -1000000000;
export const userSummaryBalanceMax = 1000000000;

export const userSummarySpentMin = -1000000000;
export const userSummarySpentMax = 1000000000;



export const UserSummary = zod.object({
  "user_id": zod.uuid().describe('The user'),
  "email": zod.string().max(userSummaryEmailMax).describe('The email, masked until it is revealed'),
  "name": zod.string().max(userSummaryNameMax).describe('First and last name'),
  "company_name": zod.string().max(userSummaryCompanyNameMax).describe('Company; empty when unknown'),
  "is_premium": zod.boolean().describe('Whether a paid plan is active'),
  "premium_type": zod.union([PremiumType,zod.null()]).describe('The plan; null on the free one'),
  "is_staff": zod.boolean().describe('Whether staff'),
  "date_joined": zod.iso.datetime({"offset":true}).describe('When the account was made'),
  "last_active_at": zod.iso.datetime({"offset":true}).nullable().describe('Last sign-in; null for never'),
  "country": zod.string().max(userSummaryCountryMax).regex(userSummaryCountryRegExp).nullable().describe('ISO 3166-1 alpha-2 code; null while unknown'),
  "story_count": zod.int().min(userSummaryStoryCountMin).max(userSummaryStoryCountMax).describe('Stories'),
  "video_count": zod.int().min(userSummaryVideoCountMin).max(userSummaryVideoCountMax).describe('Finished exports'),
  "balance": zod.number().min(userSummaryBalanceMin).max(userSummaryBalanceMax).describe('Credits left'),
  "spent": zod.number().min(userSummarySpentMin).max(userSummarySpentMax).describe('Credits ever spent, refunds taken off')
}).describe('A summary of a user');

export type UserSummary = zod.input<typeof UserSummary>;
export type UserSummaryOutput = zod.output<typeof UserSummary>;
