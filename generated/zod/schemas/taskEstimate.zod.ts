/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const taskEstimateCreditsMin = -1000000000;
export const taskEstimateCreditsMax = 1000000000;

export const taskEstimateExpectedCreditsMin = 0;
export const taskEstimateExpectedCreditsMax = 1000000000;

export const taskEstimateKeyCostUsdMin = 0;
export const taskEstimateKeyCostUsdMax = 1000000000;

export const taskEstimateExpectedMsMin = 0;
export const taskEstimateExpectedMsMax = 2147483647;

export const taskEstimateWidthMin = 0;
export const taskEstimateWidthMax = 2147483647;

export const taskEstimateHeightMin = 0;
export const taskEstimateHeightMax = 2147483647;



export const TaskEstimate = zod.object({
  "credits": zod.number().min(taskEstimateCreditsMin).max(taskEstimateCreditsMax).describe('Cost, credits; with an engine of a provider, the maximum'),
  "expected_credits": zod.number().min(taskEstimateExpectedCreditsMin).max(taskEstimateExpectedCreditsMax).describe('What it will probably cost, credits'),
  "key_cost_usd": zod.number().min(taskEstimateKeyCostUsdMin).max(taskEstimateKeyCostUsdMax).optional().describe('What its provider probably bills the user\'s own key, US dollars; absent where none pays for it'),
  "expected_ms": zod.int().min(taskEstimateExpectedMsMin).max(taskEstimateExpectedMsMax).nullable().describe('Expected duration, ms, from the model\'s latest work here; null while unknown'),
  "width": zod.int().min(taskEstimateWidthMin).max(taskEstimateWidthMax).nullable().describe('Width of what comes out, px; null where the model decides'),
  "height": zod.int().min(taskEstimateHeightMin).max(taskEstimateHeightMax).nullable().describe('Height of what comes out, px; null where the model decides')
}).describe('The cost and result of a task; nothing is accepted and nothing is held');

export type TaskEstimate = zod.input<typeof TaskEstimate>;
export type TaskEstimateOutput = zod.output<typeof TaskEstimate>;
