/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CumulativeDay = zod.object({
  "date": zod.iso.date().describe('The day, UTC'),
  "users": zod.int().describe('Accounts'),
  "premium_users": zod.int().describe('Accounts with a paid plan'),
  "stories": zod.int().describe('Stories'),
  "videos": zod.int().describe('Finished exports'),
  "credits_spent": zod.number().describe('Credits ever charged, refunds taken off')
}).describe('Totals at the end of a day');

export type CumulativeDay = zod.input<typeof CumulativeDay>;
export type CumulativeDayOutput = zod.output<typeof CumulativeDay>;
