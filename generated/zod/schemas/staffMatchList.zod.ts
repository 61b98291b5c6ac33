/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffMatch } from './staffMatch.zod.ts';

export const staffMatchListMatchesMax = 20;



export const StaffMatchList = zod.object({
  "matches": zod.array(StaffMatch).max(staffMatchListMatchesMax).describe('At most one of each kind')
}).describe('What an id or an address stands for');

export type StaffMatchList = zod.input<typeof StaffMatchList>;
export type StaffMatchListOutput = zod.output<typeof StaffMatchList>;
