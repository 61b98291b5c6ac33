/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const personCreditsPostedMin = -1000000000;
export const personCreditsPostedMax = 1000000000;

export const personCreditsHeldMin = -1000000000;
export const personCreditsHeldMax = 1000000000;

export const personCreditsGrantedMin = -1000000000;
export const personCreditsGrantedMax = 1000000000;

export const personCreditsSpentMin = -1000000000;
export const personCreditsSpentMax = 1000000000;

export const personCreditsLedgerMin = -1000000000;
export const personCreditsLedgerMax = 1000000000;



export const PersonCredits = zod.object({
  "posted": zod.number().min(personCreditsPostedMin).max(personCreditsPostedMax).describe('Balance, credits'),
  "held": zod.number().min(personCreditsHeldMin).max(personCreditsHeldMax).describe('Of these, held by running work, credits'),
  "granted": zod.number().min(personCreditsGrantedMin).max(personCreditsGrantedMax).describe('Credits ever granted'),
  "spent": zod.number().min(personCreditsSpentMin).max(personCreditsSpentMax).describe('Credits ever spent, refunds taken off'),
  "ledger": zod.number().min(personCreditsLedgerMin).max(personCreditsLedgerMax).describe('Sum of the ledger, credits; anything but the balance is a fault')
}).describe('The credits of a user');

export type PersonCredits = zod.input<typeof PersonCredits>;
export type PersonCreditsOutput = zod.output<typeof PersonCredits>;
