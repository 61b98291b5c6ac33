/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryVersion } from './storyVersion.zod.ts';

export const storyVersionPageCountMin = 0;
export const storyVersionPageCountMax = 2147483647;

export const storyVersionPagePageMin = 0;
export const storyVersionPagePageMax = 2147483647;

export const storyVersionPagePageSizeMin = 0;
export const storyVersionPagePageSizeMax = 2147483647;

export const storyVersionPageNextPageMin = 0;
export const storyVersionPageNextPageMax = 2147483647;

export const storyVersionPageResultsMax = 10000;



export const StoryVersionPage = zod.object({
  "count": zod.int().min(storyVersionPageCountMin).max(storyVersionPageCountMax).describe('How many versions there are in all'),
  "page": zod.int().min(storyVersionPagePageMin).max(storyVersionPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(storyVersionPagePageSizeMin).max(storyVersionPagePageSizeMax).describe('Versions per page'),
  "next_page": zod.int().min(storyVersionPageNextPageMin).max(storyVersionPageNextPageMax).nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(StoryVersion).max(storyVersionPageResultsMax).describe('The versions of this page')
}).describe('One page of the story\'s versions, the newest first');

export type StoryVersionPage = zod.input<typeof StoryVersionPage>;
export type StoryVersionPageOutput = zod.output<typeof StoryVersionPage>;
