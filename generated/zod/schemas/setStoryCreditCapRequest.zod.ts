/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const setStoryCreditCapRequestCreditsMin = 0;
export const setStoryCreditCapRequestCreditsMax = 1000000;



export const SetStoryCreditCapRequest = zod.strictObject({
  "credits": zod.int().min(setStoryCreditCapRequestCreditsMin).max(setStoryCreditCapRequestCreditsMax).nullable().describe('The cap, credits; null for none')
}).describe('The cap of a story');

export type SetStoryCreditCapRequest = zod.input<typeof SetStoryCreditCapRequest>;
export type SetStoryCreditCapRequestOutput = zod.output<typeof SetStoryCreditCapRequest>;
