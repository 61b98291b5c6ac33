/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskTool } from './taskTool.zod.ts';
import { ToolVerdict } from './toolVerdict.zod.ts';

export const listToolResultsParamsPageDefault = 1;
export const listToolResultsParamsPageMax = 100000;

export const listToolResultsParamsPageSizeDefault = 10;
export const listToolResultsParamsPageSizeMax = 100;

export const listToolResultsParamsQueryMax = 200;


export const ListToolResultsParams = zod.object({
  "page": zod.int().min(1).max(listToolResultsParamsPageMax).default(listToolResultsParamsPageDefault),
  "page_size": zod.int().min(1).max(listToolResultsParamsPageSizeMax).default(listToolResultsParamsPageSizeDefault),
  "tool": TaskTool.optional(),
  "verdict": ToolVerdict.optional(),
  "query": zod.string().max(listToolResultsParamsQueryMax).optional()
})

export type ListToolResultsParams = zod.input<typeof ListToolResultsParams>;
export type ListToolResultsParamsOutput = zod.output<typeof ListToolResultsParams>;
