/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const mediaPageCountMin = 0;
export const mediaPageCountMax = 2147483647;

export const mediaPagePageMin = 0;
export const mediaPagePageMax = 2147483647;

export const mediaPagePageSizeMin = 0;
export const mediaPagePageSizeMax = 2147483647;

export const mediaPageNextPageMin = 0;
export const mediaPageNextPageMax = 2147483647;

export const mediaPageResultsMax = 10000;



export const MediaPage = zod.object({
  "count": zod.int().min(mediaPageCountMin).max(mediaPageCountMax).describe('How many media match in all'),
  "page": zod.int().min(mediaPagePageMin).max(mediaPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(mediaPagePageSizeMin).max(mediaPagePageSizeMax).describe('Media per page'),
  "next_page": zod.int().min(mediaPageNextPageMin).max(mediaPageNextPageMax).nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(Media).max(mediaPageResultsMax).describe('The media of this page')
}).describe('One page of the user\'s media, the newest first');

export type MediaPage = zod.input<typeof MediaPage>;
export type MediaPageOutput = zod.output<typeof MediaPage>;
