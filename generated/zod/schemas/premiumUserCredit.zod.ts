/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PremiumType } from './premiumType.zod.ts';

export const PremiumUserCredit = zod.object({
  "user_id": zod.uuid().describe('The person'),
  "email": zod.email().describe('The address'),
  "name": zod.string().describe('First and last name'),
  "premium_type": zod.union([PremiumType,zod.null()]).describe('The plan; null when it was given by hand'),
  "balance": zod.number().describe('Credits left'),
  "granted": zod.number().describe('Credits ever granted'),
  "spent": zod.number().describe('Credits ever spent, refunds taken off'),
  "last_active_at": zod.iso.datetime({"offset":true}).nullable().describe('Last sign-in; null for never')
}).describe('A person on a paid plan');

export type PremiumUserCredit = zod.input<typeof PremiumUserCredit>;
export type PremiumUserCreditOutput = zod.output<typeof PremiumUserCredit>;
