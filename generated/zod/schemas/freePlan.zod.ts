/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FreePlan = zod.object({
  "name": zod.string().describe('Name of the plan'),
  "starting_credits": zod.int().describe('Credits of a new account'),
  "max_video_seconds": zod.int().describe('Longest video, seconds'),
  "max_projects": zod.int().describe('Most projects'),
  "max_stories": zod.int().describe('Most stories that are not archived')
}).describe('What is free');

export type FreePlan = zod.input<typeof FreePlan>;
export type FreePlanOutput = zod.output<typeof FreePlan>;
