/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ActiveUsersDay } from './activeUsersDay.zod.ts';

export const activeUsersDailyMin = 0;
export const activeUsersDailyMax = 2147483647;

export const activeUsersWeeklyMin = 0;
export const activeUsersWeeklyMax = 2147483647;

export const activeUsersMonthlyMin = 0;
export const activeUsersMonthlyMax = 2147483647;

export const activeUsersSeriesMax = 10000;



export const ActiveUsers = zod.object({
  "daily": zod.int().min(activeUsersDailyMin).max(activeUsersDailyMax).describe('Active today'),
  "weekly": zod.int().min(activeUsersWeeklyMin).max(activeUsersWeeklyMax).describe('Active in the last 7 days'),
  "monthly": zod.int().min(activeUsersMonthlyMin).max(activeUsersMonthlyMax).describe('Active in the last 30 days'),
  "series": zod.array(ActiveUsersDay).max(activeUsersSeriesMax).describe('One entry per day, oldest first')
}).describe('The number of active users');

export type ActiveUsers = zod.input<typeof ActiveUsers>;
export type ActiveUsersOutput = zod.output<typeof ActiveUsers>;
