/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditCost } from './creditCost.zod.ts';

export const creditCostListCostsMax = 10000;



export const CreditCostList = zod.object({
  "costs": zod.array(CreditCost).max(creditCostListCostsMax).describe('Every action once')
}).describe('The cost table');

export type CreditCostList = zod.input<typeof CreditCostList>;
export type CreditCostListOutput = zod.output<typeof CreditCostList>;
