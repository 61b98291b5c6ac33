/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const regenerateStaleWorkRequestItemsItemMax = 100;

export const regenerateStaleWorkRequestItemsMax = 10000;

export const regenerateStaleWorkRequestMostCreditsMin = 0;
export const regenerateStaleWorkRequestMostCreditsMax = 1000000000;



export const RegenerateStaleWorkRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "items": zod.array(zod.string().max(regenerateStaleWorkRequestItemsItemMax)).min(1).max(regenerateStaleWorkRequestItemsMax).optional().describe('What is to be made again, by `id`; left out, everything that can be'),
  "most_credits": zod.int().min(regenerateStaleWorkRequestMostCreditsMin).max(regenerateStaleWorkRequestMostCreditsMax).describe('The price that was shown; when it is higher by now nothing begins')
}).describe('What is to be brought up to date, and what it may cost');

export type RegenerateStaleWorkRequest = zod.input<typeof RegenerateStaleWorkRequest>;
export type RegenerateStaleWorkRequestOutput = zod.output<typeof RegenerateStaleWorkRequest>;
