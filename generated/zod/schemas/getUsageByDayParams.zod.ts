/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetUsageByDayParams = zod.object({
  "from": zod.iso.date().optional(),
  "to": zod.iso.date().optional()
})

export type GetUsageByDayParams = zod.input<typeof GetUsageByDayParams>;
export type GetUsageByDayParamsOutput = zod.output<typeof GetUsageByDayParams>;
