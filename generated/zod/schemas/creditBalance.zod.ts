/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const creditBalanceBalanceMin = -1000000000;
export const creditBalanceBalanceMax = 1000000000;



export const CreditBalance = zod.object({
  "balance": zod.number().min(creditBalanceBalanceMin).max(creditBalanceBalanceMax).describe('Credits left')
}).describe('What can be spent');

export type CreditBalance = zod.input<typeof CreditBalance>;
export type CreditBalanceOutput = zod.output<typeof CreditBalance>;
