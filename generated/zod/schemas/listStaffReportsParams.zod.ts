/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReportKind } from './reportKind.zod.ts';
import { ReportState } from './reportState.zod.ts';

export const listStaffReportsParamsPageDefault = 1;
export const listStaffReportsParamsPageMax = 100000;

export const listStaffReportsParamsPageSizeDefault = 10;
export const listStaffReportsParamsPageSizeMax = 100;

export const listStaffReportsParamsOrderDefault = `desc`;
export const listStaffReportsParamsKindMax = 3;

export const listStaffReportsParamsStateMax = 4;


export const ListStaffReportsParams = zod.object({
  "page": zod.int().min(1).max(listStaffReportsParamsPageMax).default(listStaffReportsParamsPageDefault),
  "page_size": zod.int().min(1).max(listStaffReportsParamsPageSizeMax).default(listStaffReportsParamsPageSizeDefault),
  "order": zod.enum(['asc', 'desc']).default(listStaffReportsParamsOrderDefault),
  "kind": zod.array(ReportKind).max(listStaffReportsParamsKindMax).optional(),
  "state": zod.array(ReportState).max(listStaffReportsParamsStateMax).optional(),
  "staff_id": zod.uuid().optional(),
  "report_id": zod.uuid().optional(),
  "user_id": zod.uuid().optional(),
  "story_id": zod.uuid().optional(),
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional()
})

export type ListStaffReportsParams = zod.input<typeof ListStaffReportsParams>;
export type ListStaffReportsParamsOutput = zod.output<typeof ListStaffReportsParams>;
