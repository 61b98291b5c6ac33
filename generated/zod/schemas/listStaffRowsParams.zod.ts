/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { FunnelStepName } from './funnelStepName.zod.ts';
import { StaffRowDate } from './staffRowDate.zod.ts';
import { StaffRowKind } from './staffRowKind.zod.ts';

export const listStaffRowsParamsPageDefault = 1;
export const listStaffRowsParamsPageMax = 100000;

export const listStaffRowsParamsPageSizeDefault = 10;
export const listStaffRowsParamsPageSizeMax = 100;

export const listStaffRowsParamsSortDefault = `created_at`;
export const listStaffRowsParamsOrderDefault = `desc`;
export const listStaffRowsParamsStatusItemMax = 200;

export const listStaffRowsParamsStatusMax = 20;

export const listStaffRowsParamsTypeItemMax = 200;

export const listStaffRowsParamsTypeMax = 50;

export const listStaffRowsParamsModelItemMax = 200;

export const listStaffRowsParamsModelMax = 50;

export const listStaffRowsParamsCountryItemMax = 200;

export const listStaffRowsParamsCountryMax = 250;

export const listStaffRowsParamsReasonMax = 300;

export const listStaffRowsParamsActionMax = 200;

export const listStaffRowsParamsSourceItemMax = 200;

export const listStaffRowsParamsSourceMax = 50;


export const ListStaffRowsParams = zod.object({
  "page": zod.int().min(1).max(listStaffRowsParamsPageMax).default(listStaffRowsParamsPageDefault),
  "page_size": zod.int().min(1).max(listStaffRowsParamsPageSizeMax).default(listStaffRowsParamsPageSizeDefault),
  "kind": StaffRowKind,
  "sort": zod.enum(['created_at', 'credits', 'work_ms']).default(listStaffRowsParamsSortDefault),
  "order": zod.enum(['asc', 'desc']).default(listStaffRowsParamsOrderDefault),
  "status": zod.array(zod.string().max(listStaffRowsParamsStatusItemMax)).max(listStaffRowsParamsStatusMax).optional(),
  "type": zod.array(zod.string().max(listStaffRowsParamsTypeItemMax)).max(listStaffRowsParamsTypeMax).optional(),
  "model": zod.array(zod.string().max(listStaffRowsParamsModelItemMax)).max(listStaffRowsParamsModelMax).optional(),
  "country": zod.array(zod.string().max(listStaffRowsParamsCountryItemMax)).max(listStaffRowsParamsCountryMax).optional(),
  "is_stuck": zod.boolean().optional(),
  "row_id": zod.uuid().optional(),
  "user_id": zod.uuid().optional(),
  "story_id": zod.uuid().optional(),
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional(),
  "reason": zod.string().max(listStaffRowsParamsReasonMax).optional(),
  "dated_by": StaffRowDate.optional(),
  "step": FunnelStepName.optional(),
  "action": zod.string().max(listStaffRowsParamsActionMax).optional(),
  "source": zod.array(zod.string().max(listStaffRowsParamsSourceItemMax)).max(listStaffRowsParamsSourceMax).optional(),
  "joined_from": zod.iso.date().optional(),
  "joined_to": zod.iso.date().optional(),
  "currency": Currency.optional(),
  "is_wrong": zod.boolean().optional()
})

export type ListStaffRowsParams = zod.input<typeof ListStaffRowsParams>;
export type ListStaffRowsParamsOutput = zod.output<typeof ListStaffRowsParams>;
