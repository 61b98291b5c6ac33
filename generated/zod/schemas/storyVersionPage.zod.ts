/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryVersion } from './storyVersion.zod.ts';

export const StoryVersionPage = zod.object({
  "count": zod.int().describe('How many versions there are in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Versions per page'),
  "next_page": zod.int().nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(StoryVersion).describe('The versions of this page')
}).describe('One page of the story\'s versions, the newest first');

export type StoryVersionPage = zod.input<typeof StoryVersionPage>;
export type StoryVersionPageOutput = zod.output<typeof StoryVersionPage>;
