/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditsEstimateLine } from './creditsEstimateLine.zod.ts';
import { GenerationQuote } from './generationQuote.zod.ts';

export const creditsEstimateCreditsMin = -1000000000;
export const creditsEstimateCreditsMax = 1000000000;

export const creditsEstimateBalanceMin = -1000000000;
export const creditsEstimateBalanceMax = 1000000000;

export const creditsEstimateLinesMax = 10000;

export const creditsEstimateDurationInFramesMin = 0;
export const creditsEstimateDurationInFramesMax = 2592000;

export const creditsEstimateLengthProblemMax = 2000;



export const CreditsEstimate = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "credits": zod.number().min(creditsEstimateCreditsMin).max(creditsEstimateCreditsMax).describe('Whole cost, credits; with engines of providers, the maximum'),
  "is_free_generation": zod.boolean().describe('Whether this is the story\'s first generation, which is free by built-in engines; `quote` has the price of others'),
  "balance": zod.number().min(creditsEstimateBalanceMin).max(creditsEstimateBalanceMax).describe('The user\'s credits'),
  "is_affordable": zod.boolean().describe('Whether the balance covers the cost'),
  "lines": zod.array(CreditsEstimateLine).max(creditsEstimateLinesMax).describe('What the cost is made of'),
  "quote": zod.union([GenerationQuote,zod.null()]).describe('The price of providers\' engines; null where built-in engines make all of it'),
  "offers_overnight": zod.boolean().optional().describe('Of `redraws`, whether the image model can make them within a day at half the price; absent where not'),
  "duration_in_frames": zod.int().min(creditsEstimateDurationInFramesMin).max(creditsEstimateDurationInFramesMax).describe('Length the story has or is expected to get, frames at 30 fps'),
  "length_problem": zod.string().max(creditsEstimateLengthProblemMax).nullable().describe('The text of the plan\'s length limit when the story is over it; null otherwise')
}).describe('What generating the story would cost now');

export type CreditsEstimate = zod.input<typeof CreditsEstimate>;
export type CreditsEstimateOutput = zod.output<typeof CreditsEstimate>;
