/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const MediaPage = zod.object({
  "count": zod.int().describe('How many media match in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Media per page'),
  "next_page": zod.int().nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(Media).describe('The media of this page')
}).describe('One page of the person\'s media, the newest first');

export type MediaPage = zod.input<typeof MediaPage>;
export type MediaPageOutput = zod.output<typeof MediaPage>;
