/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumType } from './premiumType.zod.ts';

export const premiumUserCreditEmailMax = 320;

export const premiumUserCreditNameMax = 2000;

export const premiumUserCreditBalanceMin = -1000000000;
export const premiumUserCreditBalanceMax = 1000000000;

export const premiumUserCreditGrantedMin = -1000000000;
export const premiumUserCreditGrantedMax = 1000000000;

export const premiumUserCreditSpentMin = -1000000000;
export const premiumUserCreditSpentMax = 1000000000;



export const PremiumUserCredit = zod.object({
  "user_id": zod.uuid().describe('The user'),
  "email": zod.string().max(premiumUserCreditEmailMax).describe('The email, masked until it is revealed'),
  "name": zod.string().max(premiumUserCreditNameMax).describe('First and last name'),
  "premium_type": zod.union([PremiumType,zod.null()]).describe('The plan; null when it was given by hand'),
  "balance": zod.number().min(premiumUserCreditBalanceMin).max(premiumUserCreditBalanceMax).describe('Credits left'),
  "granted": zod.number().min(premiumUserCreditGrantedMin).max(premiumUserCreditGrantedMax).describe('Credits ever granted'),
  "spent": zod.number().min(premiumUserCreditSpentMin).max(premiumUserCreditSpentMax).describe('Credits ever spent, refunds taken off'),
  "last_active_at": zod.iso.datetime({"offset":true}).nullable().describe('Last sign-in; null for never')
}).describe('A user on a paid plan');

export type PremiumUserCredit = zod.input<typeof PremiumUserCredit>;
export type PremiumUserCreditOutput = zod.output<typeof PremiumUserCredit>;
