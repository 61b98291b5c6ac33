/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditAction } from './creditAction.zod.ts';
import { CreditUnit } from './creditUnit.zod.ts';
import { EnginePrice } from './enginePrice.zod.ts';

export const creditCostLabelMax = 2000;

export const creditCostCreditsMin = 0;
export const creditCostCreditsMax = 1000000000;

export const creditCostNoteMax = 2000;



export const CreditCost = zod.object({
  "action": CreditAction,
  "label": zod.string().min(1).max(creditCostLabelMax).describe('Name to show'),
  "credits": zod.int().min(creditCostCreditsMin).max(creditCostCreditsMax).describe('Credits per unit; 0 is free'),
  "unit": CreditUnit,
  "note": zod.string().max(creditCostNoteMax).nullable().describe('A condition, for example that the first time is free; null when there is none'),
  "engine_price": zod.union([EnginePrice,zod.null()]).describe('The price instead of `credits` where a provider\'s engine is used; null where a built-in one is, or it has no price of its own')
}).describe('What an action costs');

export type CreditCost = zod.input<typeof CreditCost>;
export type CreditCostOutput = zod.output<typeof CreditCost>;
