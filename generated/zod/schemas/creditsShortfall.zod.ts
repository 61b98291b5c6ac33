/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditAction } from './creditAction.zod.ts';

export const creditsShortfallUnitsMin = 0;
export const creditsShortfallUnitsMax = 2147483647;

export const creditsShortfallCostMin = 0;
export const creditsShortfallCostMax = 1000000000;

export const creditsShortfallAvailableMin = 0;
export const creditsShortfallAvailableMax = 1000000000;

export const creditsShortfallMissingMin = 0;
export const creditsShortfallMissingMax = 1000000000;

export const creditsShortfallAffordableUnitsMin = 0;
export const creditsShortfallAffordableUnitsMax = 2147483647;



export const CreditsShortfall = zod.object({
  "action": CreditAction,
  "units": zod.int().min(creditsShortfallUnitsMin).max(creditsShortfallUnitsMax).describe('The requested amount, in calls, scenes or seconds, as the cost table counts'),
  "cost": zod.number().min(creditsShortfallCostMin).max(creditsShortfallCostMax).describe('Credits it costs'),
  "available": zod.number().min(creditsShortfallAvailableMin).max(creditsShortfallAvailableMax).describe('Credits that can be spent'),
  "missing": zod.number().min(creditsShortfallMissingMin).max(creditsShortfallMissingMax).describe('Credits that are missing'),
  "affordable_units": zod.int().min(creditsShortfallAffordableUnitsMin).max(creditsShortfallAffordableUnitsMax).describe('How much of it the available credits cover, in the same units')
}).describe('What work costs that the available credits do not cover');

export type CreditsShortfall = zod.input<typeof CreditsShortfall>;
export type CreditsShortfallOutput = zod.output<typeof CreditsShortfall>;
