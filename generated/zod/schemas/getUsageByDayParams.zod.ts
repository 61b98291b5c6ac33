/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageKind } from './usageKind.zod.ts';

export const getUsageByDayParamsKindMax = 7;

export const getUsageByDayParamsActionMax = 100;


export const GetUsageByDayParams = zod.object({
  "kind": zod.array(UsageKind).max(getUsageByDayParamsKindMax).optional(),
  "action": zod.string().max(getUsageByDayParamsActionMax).optional(),
  "story_id": zod.uuid().optional(),
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional()
})

export type GetUsageByDayParams = zod.input<typeof GetUsageByDayParams>;
export type GetUsageByDayParamsOutput = zod.output<typeof GetUsageByDayParams>;
