/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ActiveUsersDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "daily": zod.int().describe('Active that day'),
  "weekly": zod.int().describe('Active in the 7 days up to it'),
  "monthly": zod.int().describe('Active in the 30 days up to it')
}).describe('One day');

export type ActiveUsersDay = zod.input<typeof ActiveUsersDay>;
export type ActiveUsersDayOutput = zod.output<typeof ActiveUsersDay>;
