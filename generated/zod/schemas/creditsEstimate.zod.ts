/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditsEstimateLine } from './creditsEstimateLine.zod.ts';

export const CreditsEstimate = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "credits": zod.number().describe('Whole cost, credits'),
  "is_free_generation": zod.boolean().describe('Whether this is the story\'s first generation, which is free'),
  "balance": zod.number().describe('What the person has, credits'),
  "is_affordable": zod.boolean().describe('Whether the balance covers the cost'),
  "lines": zod.array(CreditsEstimateLine).describe('What the cost is made of'),
  "duration_in_frames": zod.int().describe('Length the story has or is expected to get, frames at 30 fps'),
  "length_problem": zod.string().nullable().describe('The text of the plan\'s length limit when the story is over it; null otherwise')
}).describe('What generating the story would cost now');

export type CreditsEstimate = zod.input<typeof CreditsEstimate>;
export type CreditsEstimateOutput = zod.output<typeof CreditsEstimate>;
