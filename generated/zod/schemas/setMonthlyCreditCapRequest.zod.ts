/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const setMonthlyCreditCapRequestCreditsMin = 0;
export const setMonthlyCreditCapRequestCreditsMax = 1000000;



export const SetMonthlyCreditCapRequest = zod.strictObject({
  "credits": zod.int().min(setMonthlyCreditCapRequestCreditsMin).max(setMonthlyCreditCapRequestCreditsMax).nullable().describe('The cap, credits; null for none')
}).describe('What a calendar month may cost');

export type SetMonthlyCreditCapRequest = zod.input<typeof SetMonthlyCreditCapRequest>;
export type SetMonthlyCreditCapRequestOutput = zod.output<typeof SetMonthlyCreditCapRequest>;
