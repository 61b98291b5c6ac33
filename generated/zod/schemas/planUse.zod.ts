/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const planUseProjectsMin = 0;
export const planUseProjectsMax = 2147483647;

export const planUseStoriesMin = 0;
export const planUseStoriesMax = 2147483647;



export const PlanUse = zod.object({
  "projects": zod.int().min(planUseProjectsMin).max(planUseProjectsMax).describe('Projects'),
  "stories": zod.int().min(planUseStoriesMin).max(planUseStoriesMax).describe('Stories, archived ones included')
}).describe('What the person has made, as plans count it');

export type PlanUse = zod.input<typeof PlanUse>;
export type PlanUseOutput = zod.output<typeof PlanUse>;
