/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditAction } from './creditAction.zod.ts';

export const CreditsEstimateLine = zod.object({
  "action": CreditAction,
  "quantity": zod.int().describe('How many times'),
  "credits_each": zod.number().describe('Cost of one, credits'),
  "credits": zod.number().describe('Cost of all, credits')
}).describe('One kind of work in an estimate');

export type CreditsEstimateLine = zod.input<typeof CreditsEstimateLine>;
export type CreditsEstimateLineOutput = zod.output<typeof CreditsEstimateLine>;
