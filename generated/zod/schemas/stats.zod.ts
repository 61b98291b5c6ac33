/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DailyStats } from './dailyStats.zod.ts';

export const Stats = zod.object({
  "days": zod.int().describe('Days counted'),
  "sign_ups": zod.int().describe('New accounts'),
  "active_users": zod.int().describe('Different people who called anything'),
  "stories_created": zod.int().describe('New stories'),
  "videos_exported": zod.int().describe('Finished exports'),
  "credits_spent": zod.number().describe('Credits charged, refunds taken off'),
  "failed_tasks": zod.int().describe('Tasks that failed'),
  "series": zod.array(DailyStats).describe('One entry per day, oldest first')
}).describe('What happened');

export type Stats = zod.input<typeof Stats>;
export type StatsOutput = zod.output<typeof Stats>;
