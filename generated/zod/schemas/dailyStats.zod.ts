/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DailyStats = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "sign_ups": zod.int().describe('New accounts'),
  "active_users": zod.int().describe('People who called anything'),
  "stories_created": zod.int().describe('New stories'),
  "videos_exported": zod.int().describe('Finished exports'),
  "credits_spent": zod.number().describe('Credits charged, refunds taken off'),
  "failed_tasks": zod.int().describe('Tasks that failed')
}).describe('One day');

export type DailyStats = zod.input<typeof DailyStats>;
export type DailyStatsOutput = zod.output<typeof DailyStats>;
