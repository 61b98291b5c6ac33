/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const freePlanNameMax = 2000;

export const freePlanStartingCreditsMin = 0;
export const freePlanStartingCreditsMax = 1000000000;

export const freePlanMaxVideoSecondsMin = 0;
export const freePlanMaxVideoSecondsMax = 86400;

export const freePlanMaxProjectsMin = 0;
export const freePlanMaxProjectsMax = 2147483647;

export const freePlanMaxStoriesMin = 0;
export const freePlanMaxStoriesMax = 2147483647;

export const freePlanMaxImageStylesMin = 0;
export const freePlanMaxImageStylesMax = 2147483647;

export const freePlanMaxTrainedModelsMin = 0;
export const freePlanMaxTrainedModelsMax = 2147483647;



export const FreePlan = zod.object({
  "name": zod.string().min(1).max(freePlanNameMax).describe('Name of the plan'),
  "starting_credits": zod.int().min(freePlanStartingCreditsMin).max(freePlanStartingCreditsMax).describe('Credits of a new account'),
  "max_video_seconds": zod.int().min(freePlanMaxVideoSecondsMin).max(freePlanMaxVideoSecondsMax).describe('Longest video, seconds'),
  "max_projects": zod.int().min(freePlanMaxProjectsMin).max(freePlanMaxProjectsMax).describe('Most projects'),
  "max_stories": zod.int().min(freePlanMaxStoriesMin).max(freePlanMaxStoriesMax).describe('Most stories, archived ones included'),
  "max_image_styles": zod.int().min(freePlanMaxImageStylesMin).max(freePlanMaxImageStylesMax).describe('Maximum custom image styles'),
  "max_trained_models": zod.int().min(freePlanMaxTrainedModelsMin).max(freePlanMaxTrainedModelsMax).describe('Most trained models, those that are still put together included')
}).describe('The free plan\'s limits');

export type FreePlan = zod.input<typeof FreePlan>;
export type FreePlanOutput = zod.output<typeof FreePlan>;
