/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StorySummary } from './storySummary.zod.ts';

export const StoryPage = zod.object({
  "count": zod.int().describe('How many stories match in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Stories per page'),
  "next_page": zod.int().nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(StorySummary).describe('The stories of this page')
}).describe('One page of the person\'s stories, the newest change first');

export type StoryPage = zod.input<typeof StoryPage>;
export type StoryPageOutput = zod.output<typeof StoryPage>;
