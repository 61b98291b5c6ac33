/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ActiveUsersDay } from './activeUsersDay.zod.ts';

export const ActiveUsers = zod.object({
  "daily": zod.int().describe('Active today'),
  "weekly": zod.int().describe('Active in the last 7 days'),
  "monthly": zod.int().describe('Active in the last 30 days'),
  "series": zod.array(ActiveUsersDay).describe('One entry per day, oldest first')
}).describe('How many people are active');

export type ActiveUsers = zod.input<typeof ActiveUsers>;
export type ActiveUsersOutput = zod.output<typeof ActiveUsers>;
