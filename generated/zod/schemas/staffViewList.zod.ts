/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffView } from './staffView.zod.ts';

export const staffViewListResultsMax = 10000;



export const StaffViewList = zod.object({
  "results": zod.array(StaffView).max(staffViewListResultsMax).describe('Own ones first, by name')
}).describe('Views of a list');

export type StaffViewList = zod.input<typeof StaffViewList>;
export type StaffViewListOutput = zod.output<typeof StaffViewList>;
