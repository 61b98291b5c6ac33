/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AttentionItem } from './attentionItem.zod.ts';
import { EngineHealth } from './engineHealth.zod.ts';

export const staffOverviewItemsMax = 10000;

export const staffOverviewEnginesMax = 200;



export const StaffOverview = zod.object({
  "items": zod.array(AttentionItem).max(staffOverviewItemsMax).describe('Those of the caller\'s roles, including zeros'),
  "engines": zod.array(EngineHealth).max(staffOverviewEnginesMax).describe('Engines of providers; none where all work is done by the built-in ones'),
  "recent_from": zod.iso.date().describe('First of the days, in UTC, of which failed jobs and reports are counted'),
  "counted_at": zod.iso.datetime({"offset":true}).describe('When it was counted')
}).describe('What needs attention now');

export type StaffOverview = zod.input<typeof StaffOverview>;
export type StaffOverviewOutput = zod.output<typeof StaffOverview>;
