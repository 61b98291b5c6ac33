/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditCap } from './creditCap.zod.ts';

export const storyCreditsChargedMin = 0;
export const storyCreditsChargedMax = 1000000000;

export const storyCreditsHeldMin = 0;
export const storyCreditsHeldMax = 1000000000;



export const StoryCredits = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "charged": zod.number().min(storyCreditsChargedMin).max(storyCreditsChargedMax).describe('Charged credits minus refunds'),
  "held": zod.number().min(storyCreditsHeldMin).max(storyCreditsHeldMax).describe('Credits that its running work holds'),
  "cap": CreditCap.describe('What it may cost')
}).describe('What a story has cost');

export type StoryCredits = zod.input<typeof StoryCredits>;
export type StoryCreditsOutput = zod.output<typeof StoryCredits>;
