/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DailyStats } from './dailyStats.zod.ts';

export const statsDaysMin = 0;
export const statsDaysMax = 2147483647;

export const statsSignUpsMin = 0;
export const statsSignUpsMax = 2147483647;

export const statsActiveUsersMin = 0;
export const statsActiveUsersMax = 2147483647;

export const statsStoriesCreatedMin = 0;
export const statsStoriesCreatedMax = 2147483647;

export const statsVideosExportedMin = 0;
export const statsVideosExportedMax = 2147483647;

export const statsCreditsSpentMin = -1000000000;
export const statsCreditsSpentMax = 1000000000;

export const statsFailedTasksMin = 0;
export const statsFailedTasksMax = 2147483647;

export const statsSeriesMax = 10000;



export const Stats = zod.object({
  "days": zod.int().min(statsDaysMin).max(statsDaysMax).describe('Days counted'),
  "sign_ups": zod.int().min(statsSignUpsMin).max(statsSignUpsMax).describe('New accounts'),
  "active_users": zod.int().min(statsActiveUsersMin).max(statsActiveUsersMax).describe('Different users who made a call'),
  "stories_created": zod.int().min(statsStoriesCreatedMin).max(statsStoriesCreatedMax).describe('New stories'),
  "videos_exported": zod.int().min(statsVideosExportedMin).max(statsVideosExportedMax).describe('Finished exports'),
  "credits_spent": zod.number().min(statsCreditsSpentMin).max(statsCreditsSpentMax).describe('Credits charged, refunds taken off'),
  "failed_tasks": zod.int().min(statsFailedTasksMin).max(statsFailedTasksMax).describe('Tasks that failed'),
  "series": zod.array(DailyStats).max(statsSeriesMax).describe('One entry per day, oldest first')
}).describe('What happened');

export type Stats = zod.input<typeof Stats>;
export type StatsOutput = zod.output<typeof Stats>;
