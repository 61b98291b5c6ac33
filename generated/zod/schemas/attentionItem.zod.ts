/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AttentionKind } from './attentionKind.zod.ts';

export const attentionItemCountMin = 0;
export const attentionItemCountMax = 2147483647;



export const AttentionItem = zod.object({
  "kind": AttentionKind,
  "count": zod.int().min(attentionItemCountMin).max(attentionItemCountMax).describe('How many'),
  "oldest_at": zod.iso.datetime({"offset":true}).nullable().describe('The age of the oldest; null when there is none')
}).describe('Something that needs attention now');

export type AttentionItem = zod.input<typeof AttentionItem>;
export type AttentionItemOutput = zod.output<typeof AttentionItem>;
