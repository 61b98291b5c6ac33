/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const dailyStatsSignUpsMin = 0;
export const dailyStatsSignUpsMax = 2147483647;

export const dailyStatsActiveUsersMin = 0;
export const dailyStatsActiveUsersMax = 2147483647;

export const dailyStatsStoriesCreatedMin = 0;
export const dailyStatsStoriesCreatedMax = 2147483647;

export const dailyStatsVideosExportedMin = 0;
export const dailyStatsVideosExportedMax = 2147483647;

export const dailyStatsCreditsSpentMin = -1000000000;
export const dailyStatsCreditsSpentMax = 1000000000;

export const dailyStatsFailedTasksMin = 0;
export const dailyStatsFailedTasksMax = 2147483647;



export const DailyStats = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "sign_ups": zod.int().min(dailyStatsSignUpsMin).max(dailyStatsSignUpsMax).describe('New accounts'),
  "active_users": zod.int().min(dailyStatsActiveUsersMin).max(dailyStatsActiveUsersMax).describe('Users who made a call'),
  "stories_created": zod.int().min(dailyStatsStoriesCreatedMin).max(dailyStatsStoriesCreatedMax).describe('New stories'),
  "videos_exported": zod.int().min(dailyStatsVideosExportedMin).max(dailyStatsVideosExportedMax).describe('Finished exports'),
  "credits_spent": zod.number().min(dailyStatsCreditsSpentMin).max(dailyStatsCreditsSpentMax).describe('Credits charged, refunds taken off'),
  "failed_tasks": zod.int().min(dailyStatsFailedTasksMin).max(dailyStatsFailedTasksMax).describe('Tasks that failed')
}).describe('One day');

export type DailyStats = zod.input<typeof DailyStats>;
export type DailyStatsOutput = zod.output<typeof DailyStats>;
