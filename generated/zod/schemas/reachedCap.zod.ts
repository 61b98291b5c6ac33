/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reachedCapCreditsMin = 0;
export const reachedCapCreditsMax = 1000000000;

export const reachedCapSpentMin = 0;
export const reachedCapSpentMax = 1000000000;

export const reachedCapLeftMin = 0;
export const reachedCapLeftMax = 1000000000;

export const reachedCapCostMin = 0;
export const reachedCapCostMax = 1000000000;

export const reachedCapNeededMin = 0;
export const reachedCapNeededMax = 2000000000;



export const ReachedCap = zod.object({
  "scope": zod.enum(['FILM', 'MONTH']).describe('FILM, the cost of one story; MONTH, the cost of all work of a calendar month (UTC)'),
  "story_id": zod.uuid().nullable().describe('The story; null for the cap of the month'),
  "credits": zod.int().min(reachedCapCreditsMin).max(reachedCapCreditsMax).describe('The cap, credits'),
  "spent": zod.int().min(reachedCapSpentMin).max(reachedCapSpentMax).describe('Charged credits and those held by running work'),
  "left": zod.int().min(reachedCapLeftMin).max(reachedCapLeftMax).describe('What the cap leaves, credits'),
  "cost": zod.int().min(reachedCapCostMin).max(reachedCapCostMax).describe('What the work may cost, credits'),
  "needed": zod.int().min(reachedCapNeededMin).max(reachedCapNeededMax).describe('The cap that would let it begin, credits; named in `Over-Caps` to go on this once')
}).describe('A cap on credits that work would cross');

export type ReachedCap = zod.input<typeof ReachedCap>;
export type ReachedCapOutput = zod.output<typeof ReachedCap>;
