/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const activeUsersDayDailyMin = 0;
export const activeUsersDayDailyMax = 2147483647;

export const activeUsersDayWeeklyMin = 0;
export const activeUsersDayWeeklyMax = 2147483647;

export const activeUsersDayMonthlyMin = 0;
export const activeUsersDayMonthlyMax = 2147483647;



export const ActiveUsersDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "daily": zod.int().min(activeUsersDayDailyMin).max(activeUsersDayDailyMax).describe('Active that day'),
  "weekly": zod.int().min(activeUsersDayWeeklyMin).max(activeUsersDayWeeklyMax).describe('Active in the 7 days up to it'),
  "monthly": zod.int().min(activeUsersDayMonthlyMin).max(activeUsersDayMonthlyMax).describe('Active in the 30 days up to it')
}).describe('One day');

export type ActiveUsersDay = zod.input<typeof ActiveUsersDay>;
export type ActiveUsersDayOutput = zod.output<typeof ActiveUsersDay>;
