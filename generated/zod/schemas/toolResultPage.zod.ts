/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ToolResult } from './toolResult.zod.ts';

export const toolResultPageCountMin = 0;
export const toolResultPageCountMax = 2147483647;

export const toolResultPagePageMin = 0;
export const toolResultPagePageMax = 2147483647;

export const toolResultPagePageSizeMin = 0;
export const toolResultPagePageSizeMax = 2147483647;

export const toolResultPageNextPageMin = 0;
export const toolResultPageNextPageMax = 2147483647;

export const toolResultPageResultsMax = 10000;



export const ToolResultPage = zod.object({
  "count": zod.int().min(toolResultPageCountMin).max(toolResultPageCountMax).describe('Rows in all'),
  "page": zod.int().min(toolResultPagePageMin).max(toolResultPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(toolResultPagePageSizeMin).max(toolResultPagePageSizeMax).describe('Rows per page'),
  "next_page": zod.int().min(toolResultPageNextPageMin).max(toolResultPageNextPageMax).nullable().describe('The next page; null on the last'),
  "results": zod.array(ToolResult).max(toolResultPageResultsMax).describe('The rows of this page')
}).describe('A page of what the tools made, newest first');

export type ToolResultPage = zod.input<typeof ToolResultPage>;
export type ToolResultPageOutput = zod.output<typeof ToolResultPage>;
