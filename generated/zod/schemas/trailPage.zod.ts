/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TrailEntry } from './trailEntry.zod.ts';

export const trailPageCountMin = 0;
export const trailPageCountMax = 2147483647;

export const trailPagePageMin = 0;
export const trailPagePageMax = 2147483647;

export const trailPagePageSizeMin = 0;
export const trailPagePageSizeMax = 2147483647;

export const trailPageNextPageMin = 0;
export const trailPageNextPageMax = 2147483647;

export const trailPageResultsMax = 10000;



export const TrailPage = zod.object({
  "count": zod.int().min(trailPageCountMin).max(trailPageCountMax).describe('Rows in all'),
  "page": zod.int().min(trailPagePageMin).max(trailPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(trailPagePageSizeMin).max(trailPagePageSizeMax).describe('Rows per page'),
  "next_page": zod.int().min(trailPageNextPageMin).max(trailPageNextPageMax).nullable().describe('The next page; null on the last'),
  "results": zod.array(TrailEntry).max(trailPageResultsMax).describe('The rows of this page')
}).describe('A page of the audit trail, newest first');

export type TrailPage = zod.input<typeof TrailPage>;
export type TrailPageOutput = zod.output<typeof TrailPage>;
