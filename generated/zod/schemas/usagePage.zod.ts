/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageEntry } from './usageEntry.zod.ts';

export const UsagePage = zod.object({
  "count": zod.int().describe('Rows in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Rows per page'),
  "next_page": zod.int().nullable().describe('The next page; null on the last'),
  "results": zod.array(UsageEntry).describe('The rows of this page')
}).describe('A page of the credit ledger, newest first');

export type UsagePage = zod.input<typeof UsagePage>;
export type UsagePageOutput = zod.output<typeof UsagePage>;
