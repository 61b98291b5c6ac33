/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';

export const exampleStoryIdMax = 40;

export const exampleStoryTitleMax = 200;

export const exampleStoryDescriptionMax = 200;

export const exampleStoryScenesTotalMax = 200;

export const exampleStoryLengthInSecMax = 900;

export const exampleStoryPosterUrlMax = 8000;



export const ExampleStory = zod.object({
  "id": zod.string().max(exampleStoryIdMax).describe('Its name'),
  "title": zod.string().max(exampleStoryTitleMax).describe('Its title'),
  "description": zod.string().max(exampleStoryDescriptionMax).describe('What kind of video it is'),
  "aspect_ratio": AspectRatio,
  "scenes_total": zod.int().min(1).max(exampleStoryScenesTotalMax).describe('How many scenes it has'),
  "length_in_sec": zod.int().min(1).max(exampleStoryLengthInSecMax).describe('About how long it is, seconds'),
  "poster_url": zod.string().max(exampleStoryPosterUrlMax).describe('Signed URL of an image of it')
}).describe('A story that comes with the product');

export type ExampleStory = zod.input<typeof ExampleStory>;
export type ExampleStoryOutput = zod.output<typeof ExampleStory>;
