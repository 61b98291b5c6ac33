/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { FunnelStepName } from './funnelStepName.zod.ts';
import { StaffRowDate } from './staffRowDate.zod.ts';
import { StaffRowKind } from './staffRowKind.zod.ts';

export const exportStaffRowsRequestSortDefault = `created_at`;
export const exportStaffRowsRequestOrderDefault = `desc`;
export const exportStaffRowsRequestStatusItemMax = 200;

export const exportStaffRowsRequestStatusMax = 20;

export const exportStaffRowsRequestTypeItemMax = 200;

export const exportStaffRowsRequestTypeMax = 50;

export const exportStaffRowsRequestModelItemMax = 200;

export const exportStaffRowsRequestModelMax = 50;

export const exportStaffRowsRequestCountryItemMax = 200;

export const exportStaffRowsRequestCountryMax = 250;

export const exportStaffRowsRequestReasonMax = 300;

export const exportStaffRowsRequestActionMax = 200;

export const exportStaffRowsRequestSourceItemMax = 200;

export const exportStaffRowsRequestSourceMax = 50;



export const ExportStaffRowsRequest = zod.strictObject({
  "kind": StaffRowKind,
  "sort": zod.enum(['created_at', 'credits', 'work_ms']).default(exportStaffRowsRequestSortDefault).describe('Column to sort by'),
  "order": zod.enum(['asc', 'desc']).default(exportStaffRowsRequestOrderDefault).describe('Which end comes first'),
  "status": zod.array(zod.string().max(exportStaffRowsRequestStatusItemMax)).max(exportStaffRowsRequestStatusMax).optional().describe('Only these states'),
  "type": zod.array(zod.string().max(exportStaffRowsRequestTypeItemMax)).max(exportStaffRowsRequestTypeMax).optional().describe('Only these: creation modes, task types, executors, kinds of report, actions, kinds of job, sources'),
  "model": zod.array(zod.string().max(exportStaffRowsRequestModelItemMax)).max(exportStaffRowsRequestModelMax).optional().describe('Only these models'),
  "country": zod.array(zod.string().max(exportStaffRowsRequestCountryItemMax)).max(exportStaffRowsRequestCountryMax).optional().describe('Only users of these countries, ISO 3166-1 alpha-2; empty for unknown'),
  "is_stuck": zod.boolean().optional().describe('Only tasks, exports and jobs that hang: not touched for 15 minutes'),
  "row_id": zod.uuid().optional().describe('Only this row'),
  "user_id": zod.uuid().optional().describe('Only of this user'),
  "story_id": zod.uuid().optional().describe('Only of this story'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC'),
  "reason": zod.string().max(exportStaffRowsRequestReasonMax).optional().describe('Only rows whose reason begins with these 300 characters, or is this; empty: those without one'),
  "dated_by": StaffRowDate.optional(),
  "step": FunnelStepName.optional(),
  "action": zod.string().max(exportStaffRowsRequestActionMax).optional().describe('Only users who were charged for this action, on the days that `dated_by` CHARGED speaks of'),
  "source": zod.array(zod.string().max(exportStaffRowsRequestSourceItemMax)).max(exportStaffRowsRequestSourceMax).optional().describe('Only of users who found the product like this; empty for who did not tell'),
  "joined_from": zod.iso.date().optional().describe('Only of users who signed up from this day on, in UTC'),
  "joined_to": zod.iso.date().optional().describe('Only of users who signed up until the end of this day, in UTC'),
  "currency": Currency.optional(),
  "is_wrong": zod.boolean().optional().describe('Only users whose balance is not the sum of their ledger')
}).describe('Which rows to export, and in which order');

export type ExportStaffRowsRequest = zod.input<typeof ExportStaffRowsRequest>;
export type ExportStaffRowsRequestOutput = zod.output<typeof ExportStaffRowsRequest>;
