/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StorySummary } from './storySummary.zod.ts';

export const storyPageCountMin = 0;
export const storyPageCountMax = 2147483647;

export const storyPagePageMin = 0;
export const storyPagePageMax = 2147483647;

export const storyPagePageSizeMin = 0;
export const storyPagePageSizeMax = 2147483647;

export const storyPageNextPageMin = 0;
export const storyPageNextPageMax = 2147483647;

export const storyPageResultsMax = 10000;



export const StoryPage = zod.object({
  "count": zod.int().min(storyPageCountMin).max(storyPageCountMax).describe('How many stories match in all'),
  "page": zod.int().min(storyPagePageMin).max(storyPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(storyPagePageSizeMin).max(storyPagePageSizeMax).describe('Stories per page'),
  "next_page": zod.int().min(storyPageNextPageMin).max(storyPageNextPageMax).nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(StorySummary).max(storyPageResultsMax).describe('The stories of this page')
}).describe('One page of the user\'s stories, the newest change first');

export type StoryPage = zod.input<typeof StoryPage>;
export type StoryPageOutput = zod.output<typeof StoryPage>;
