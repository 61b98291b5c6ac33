/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumType } from './premiumType.zod.ts';

export const UserSummary = zod.object({
  "user_id": zod.uuid().describe('The person'),
  "email": zod.email().describe('The address'),
  "name": zod.string().describe('First and last name'),
  "company_name": zod.string().describe('Company; empty when not told'),
  "is_premium": zod.boolean().describe('Whether a paid plan is active'),
  "premium_type": zod.union([PremiumType,zod.null()]).describe('The plan; null on the free one'),
  "is_staff": zod.boolean().describe('Whether staff'),
  "date_joined": zod.iso.datetime({"offset":true}).describe('When the account was made'),
  "last_active_at": zod.iso.datetime({"offset":true}).nullable().describe('Last sign-in; null for never'),
  "country": zod.string().nullable().describe('ISO 3166-1 alpha-2 code; null while unknown'),
  "story_count": zod.int().describe('Stories'),
  "video_count": zod.int().describe('Finished exports'),
  "balance": zod.number().describe('Credits left'),
  "spent": zod.number().describe('Credits ever spent, refunds taken off')
}).describe('A person at a glance');

export type UserSummary = zod.input<typeof UserSummary>;
export type UserSummaryOutput = zod.output<typeof UserSummary>;
