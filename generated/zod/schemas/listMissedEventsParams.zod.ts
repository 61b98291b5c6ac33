/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listMissedEventsParamsAfterMin = 0;
export const listMissedEventsParamsAfterMax = 2147483647;


export const ListMissedEventsParams = zod.object({
  "after": zod.int().min(listMissedEventsParamsAfterMin).max(listMissedEventsParamsAfterMax)
})

export type ListMissedEventsParams = zod.input<typeof ListMissedEventsParams>;
export type ListMissedEventsParamsOutput = zod.output<typeof ListMissedEventsParams>;
