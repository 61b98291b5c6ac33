/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const planUseProjectsMin = 0;
export const planUseProjectsMax = 2147483647;

export const planUseStoriesMin = 0;
export const planUseStoriesMax = 2147483647;

export const planUseImageStylesMin = 0;
export const planUseImageStylesMax = 2147483647;

export const planUseTrainedModelsMin = 0;
export const planUseTrainedModelsMax = 2147483647;



export const PlanUse = zod.object({
  "projects": zod.int().min(planUseProjectsMin).max(planUseProjectsMax).describe('Projects'),
  "stories": zod.int().min(planUseStoriesMin).max(planUseStoriesMax).describe('Stories, archived ones included'),
  "image_styles": zod.int().min(planUseImageStylesMin).max(planUseImageStylesMax).describe('Custom image styles'),
  "trained_models": zod.int().min(planUseTrainedModelsMin).max(planUseTrainedModelsMax).describe('Trained models, those that are still put together included')
}).describe('The user\'s usage, as plans count it');

export type PlanUse = zod.input<typeof PlanUse>;
export type PlanUseOutput = zod.output<typeof PlanUse>;
