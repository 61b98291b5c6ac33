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
  "items": zod.array(zod.string().max(regenerateStaleWorkRequestItemsItemMax)).min(1).max(regenerateStaleWorkRequestItemsMax).optional().describe('The assets, by `id`; left out, everything that can be'),
  "most_credits": zod.int().min(regenerateStaleWorkRequestMostCreditsMin).max(regenerateStaleWorkRequestMostCreditsMax).describe('The shown price; when it has risen nothing begins')
}).describe('The assets to regenerate, and the maximum price');

export type RegenerateStaleWorkRequest = zod.input<typeof RegenerateStaleWorkRequest>;
export type RegenerateStaleWorkRequestOutput = zod.output<typeof RegenerateStaleWorkRequest>;
