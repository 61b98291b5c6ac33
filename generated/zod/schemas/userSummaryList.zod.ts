/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UserSummary } from './userSummary.zod.ts';

export const userSummaryListUsersMax = 10000;



export const UserSummaryList = zod.object({
  "users": zod.array(UserSummary).max(userSummaryListUsersMax).describe('At most 50, best match first')
}).describe('Users whose email matches');

export type UserSummaryList = zod.input<typeof UserSummaryList>;
export type UserSummaryListOutput = zod.output<typeof UserSummaryList>;
