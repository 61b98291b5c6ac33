/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const mendStoryRequestItemsItemMax = 100;

export const mendStoryRequestItemsMax = 10000;

export const mendStoryRequestMostCreditsMin = 0;
export const mendStoryRequestMostCreditsMax = 1000000000;



export const MendStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "items": zod.array(zod.string().max(mendStoryRequestItemsItemMax)).min(1).max(mendStoryRequestItemsMax).optional().describe('What is to be made again, by `id`; left out, everything that can be'),
  "most_credits": zod.int().min(mendStoryRequestMostCreditsMin).max(mendStoryRequestMostCreditsMax).describe('The price that was shown; when it is higher by now nothing begins')
}).describe('What is to be brought up to date, and what it may cost');

export type MendStoryRequest = zod.input<typeof MendStoryRequest>;
export type MendStoryRequestOutput = zod.output<typeof MendStoryRequest>;
