/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageKind } from './usageKind.zod.ts';

export const listUsageParamsPageDefault = 1;
export const listUsageParamsPageMax = 100000;

export const listUsageParamsPageSizeDefault = 10;
export const listUsageParamsPageSizeMax = 100;

export const listUsageParamsKindMax = 7;

export const listUsageParamsActionMax = 100;


export const ListUsageParams = zod.object({
  "page": zod.int().min(1).max(listUsageParamsPageMax).default(listUsageParamsPageDefault),
  "page_size": zod.int().min(1).max(listUsageParamsPageSizeMax).default(listUsageParamsPageSizeDefault),
  "kind": zod.array(UsageKind).max(listUsageParamsKindMax).optional(),
  "action": zod.string().max(listUsageParamsActionMax).optional(),
  "story_id": zod.uuid().optional(),
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional()
})

export type ListUsageParams = zod.input<typeof ListUsageParams>;
export type ListUsageParamsOutput = zod.output<typeof ListUsageParams>;
