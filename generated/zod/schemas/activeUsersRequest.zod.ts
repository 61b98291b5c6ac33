/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const activeUsersRequestNumDaysDefault = 30;
export const activeUsersRequestNumDaysMax = 365;



export const ActiveUsersRequest = zod.strictObject({
  "num_days": zod.int().min(1).max(activeUsersRequestNumDaysMax).default(activeUsersRequestNumDaysDefault).describe('How many days back, today included')
}).describe('What to count');

export type ActiveUsersRequest = zod.input<typeof ActiveUsersRequest>;
export type ActiveUsersRequestOutput = zod.output<typeof ActiveUsersRequest>;
