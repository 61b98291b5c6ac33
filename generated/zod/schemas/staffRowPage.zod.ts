/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffRow } from './staffRow.zod.ts';
import { StaffRowTotals } from './staffRowTotals.zod.ts';

export const staffRowPageCountMin = 0;
export const staffRowPageCountMax = 2147483647;

export const staffRowPagePageMin = 0;
export const staffRowPagePageMax = 2147483647;

export const staffRowPagePageSizeMin = 0;
export const staffRowPagePageSizeMax = 2147483647;

export const staffRowPageNextPageMin = 0;
export const staffRowPageNextPageMax = 2147483647;

export const staffRowPageResultsMax = 10000;



export const StaffRowPage = zod.object({
  "count": zod.int().min(staffRowPageCountMin).max(staffRowPageCountMax).describe('Rows in all'),
  "page": zod.int().min(staffRowPagePageMin).max(staffRowPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(staffRowPagePageSizeMin).max(staffRowPagePageSizeMax).describe('Rows per page'),
  "next_page": zod.int().min(staffRowPageNextPageMin).max(staffRowPageNextPageMax).nullable().describe('The next page; null on the last'),
  "totals": StaffRowTotals,
  "results": zod.array(StaffRow).max(staffRowPageResultsMax).describe('The rows of this page')
}).describe('A page of rows');

export type StaffRowPage = zod.input<typeof StaffRowPage>;
export type StaffRowPageOutput = zod.output<typeof StaffRowPage>;
