/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffMatch } from './staffMatch.zod.ts';

export const staffMatchListMatchesMax = 20;



export const StaffMatchList = zod.object({
  "matches": zod.array(StaffMatch).max(staffMatchListMatchesMax).describe('At most one of each kind')
}).describe('The matches of an id or an email');

export type StaffMatchList = zod.input<typeof StaffMatchList>;
export type StaffMatchListOutput = zod.output<typeof StaffMatchList>;
