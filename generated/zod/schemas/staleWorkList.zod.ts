/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaleWork } from './staleWork.zod.ts';

export const staleWorkListRevisionMin = 0;
export const staleWorkListRevisionMax = 9007199254740991;

export const staleWorkListItemsMax = 100000;

export const staleWorkListCreditsMin = 0;
export const staleWorkListCreditsMax = 1000000000;



export const StaleWorkList = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().min(staleWorkListRevisionMin).max(staleWorkListRevisionMax).describe('State of the story that this is about'),
  "items": zod.array(StaleWork).max(staleWorkListItemsMax).describe('In playing order'),
  "credits": zod.int().min(staleWorkListCreditsMin).max(staleWorkListCreditsMax).describe('What making again all that can be costs')
}).describe('Everything of a story that is out of date');

export type StaleWorkList = zod.input<typeof StaleWorkList>;
export type StaleWorkListOutput = zod.output<typeof StaleWorkList>;
