/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const creditCapCreditsMin = 0;
export const creditCapCreditsMax = 1000000000;

export const creditCapSpentMin = 0;
export const creditCapSpentMax = 1000000000;

export const creditCapLeftMin = 0;
export const creditCapLeftMax = 1000000000;



export const CreditCap = zod.object({
  "credits": zod.int().min(creditCapCreditsMin).max(creditCapCreditsMax).nullable().describe('The cap, credits; null where there is none'),
  "spent": zod.int().min(creditCapSpentMin).max(creditCapSpentMax).describe('Charged credits and those held by running work'),
  "left": zod.int().min(creditCapLeftMin).max(creditCapLeftMax).nullable().describe('The remaining credits; null without a cap')
}).describe('How much may be spent, and how much of it was');

export type CreditCap = zod.input<typeof CreditCap>;
export type CreditCapOutput = zod.output<typeof CreditCap>;
