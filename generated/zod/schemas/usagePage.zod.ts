/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageEntry } from './usageEntry.zod.ts';

export const usagePageCountMin = 0;
export const usagePageCountMax = 2147483647;

export const usagePagePageMin = 0;
export const usagePagePageMax = 2147483647;

export const usagePagePageSizeMin = 0;
export const usagePagePageSizeMax = 2147483647;

export const usagePageNextPageMin = 0;
export const usagePageNextPageMax = 2147483647;

export const usagePageResultsMax = 10000;



export const UsagePage = zod.object({
  "count": zod.int().min(usagePageCountMin).max(usagePageCountMax).describe('Rows in all'),
  "page": zod.int().min(usagePagePageMin).max(usagePagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(usagePagePageSizeMin).max(usagePagePageSizeMax).describe('Rows per page'),
  "next_page": zod.int().min(usagePageNextPageMin).max(usagePageNextPageMax).nullable().describe('The next page; null on the last'),
  "results": zod.array(UsageEntry).max(usagePageResultsMax).describe('The rows of this page')
}).describe('A page of the credit ledger, newest first');

export type UsagePage = zod.input<typeof UsagePage>;
export type UsagePageOutput = zod.output<typeof UsagePage>;
