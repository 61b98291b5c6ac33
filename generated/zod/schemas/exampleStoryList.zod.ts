/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ExampleStory } from './exampleStory.zod.ts';

export const exampleStoryListResultsMax = 100;



export const ExampleStoryList = zod.object({
  "results": zod.array(ExampleStory).max(exampleStoryListResultsMax).describe('The example stories')
}).describe('The stories that come with the product');

export type ExampleStoryList = zod.input<typeof ExampleStoryList>;
export type ExampleStoryListOutput = zod.output<typeof ExampleStoryList>;
