/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TrailAction } from './trailAction.zod.ts';

export const listAuditTrailParamsPageDefault = 1;
export const listAuditTrailParamsPageMax = 100000;

export const listAuditTrailParamsPageSizeDefault = 10;
export const listAuditTrailParamsPageSizeMax = 100;

export const listAuditTrailParamsOrderDefault = `desc`;
export const listAuditTrailParamsActionMax = 20;


export const ListAuditTrailParams = zod.object({
  "page": zod.int().min(1).max(listAuditTrailParamsPageMax).default(listAuditTrailParamsPageDefault),
  "page_size": zod.int().min(1).max(listAuditTrailParamsPageSizeMax).default(listAuditTrailParamsPageSizeDefault),
  "order": zod.enum(['asc', 'desc']).default(listAuditTrailParamsOrderDefault),
  "action": zod.array(TrailAction).max(listAuditTrailParamsActionMax).optional(),
  "subject_id": zod.uuid().optional(),
  "staff_id": zod.uuid().optional(),
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional()
})

export type ListAuditTrailParams = zod.input<typeof ListAuditTrailParams>;
export type ListAuditTrailParamsOutput = zod.output<typeof ListAuditTrailParams>;
