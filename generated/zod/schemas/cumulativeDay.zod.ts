/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const cumulativeDayUsersMin = 0;
export const cumulativeDayUsersMax = 2147483647;

export const cumulativeDayPremiumUsersMin = 0;
export const cumulativeDayPremiumUsersMax = 2147483647;

export const cumulativeDayStoriesMin = 0;
export const cumulativeDayStoriesMax = 2147483647;

export const cumulativeDayVideosMin = 0;
export const cumulativeDayVideosMax = 2147483647;

export const cumulativeDayCreditsSpentMin = -1000000000;
export const cumulativeDayCreditsSpentMax = 1000000000;



export const CumulativeDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "users": zod.int().min(cumulativeDayUsersMin).max(cumulativeDayUsersMax).describe('Accounts'),
  "premium_users": zod.int().min(cumulativeDayPremiumUsersMin).max(cumulativeDayPremiumUsersMax).describe('Accounts with a paid plan'),
  "stories": zod.int().min(cumulativeDayStoriesMin).max(cumulativeDayStoriesMax).describe('Stories'),
  "videos": zod.int().min(cumulativeDayVideosMin).max(cumulativeDayVideosMax).describe('Finished exports'),
  "credits_spent": zod.number().min(cumulativeDayCreditsSpentMin).max(cumulativeDayCreditsSpentMax).describe('Credits ever charged, refunds taken off')
}).describe('Totals at the end of a day');

export type CumulativeDay = zod.input<typeof CumulativeDay>;
export type CumulativeDayOutput = zod.output<typeof CumulativeDay>;
