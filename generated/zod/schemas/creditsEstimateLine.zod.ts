/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditAction } from './creditAction.zod.ts';

export const creditsEstimateLineQuantityMin = -1000000000;
export const creditsEstimateLineQuantityMax = 2147483647;

export const creditsEstimateLineCreditsEachMin = -1000000000;
export const creditsEstimateLineCreditsEachMax = 1000000000;

export const creditsEstimateLineCreditsMin = -1000000000;
export const creditsEstimateLineCreditsMax = 1000000000;



export const CreditsEstimateLine = zod.object({
  "action": CreditAction,
  "quantity": zod.int().min(creditsEstimateLineQuantityMin).max(creditsEstimateLineQuantityMax).describe('How many times'),
  "credits_each": zod.number().min(creditsEstimateLineCreditsEachMin).max(creditsEstimateLineCreditsEachMax).describe('Cost of one, credits'),
  "credits": zod.number().min(creditsEstimateLineCreditsMin).max(creditsEstimateLineCreditsMax).describe('Cost of all, credits')
}).describe('One kind of work in an estimate');

export type CreditsEstimateLine = zod.input<typeof CreditsEstimateLine>;
export type CreditsEstimateLineOutput = zod.output<typeof CreditsEstimateLine>;
