/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageKind } from './usageKind.zod.ts';

export const usageEntryActionMax = 2000;

export const usageEntryLabelMax = 2000;

export const usageEntryCreditsMin = -1000000000;
export const usageEntryCreditsMax = 1000000000;

export const usageEntryStoryTitleMax = 2000;



export const UsageEntry = zod.object({
  "usage_id": zod.uuid().describe('The line'),
  "kind": UsageKind,
  "action": zod.string().max(usageEntryActionMax).describe('Action of the cost table, or why credits were granted'),
  "label": zod.string().max(usageEntryLabelMax).describe('The action in words'),
  "credits": zod.number().min(usageEntryCreditsMin).max(usageEntryCreditsMax).describe('Signed: negative for a charge'),
  "story_id": zod.uuid().nullable().describe('Story it was for'),
  "story_title": zod.string().max(usageEntryStoryTitleMax).nullable().describe('Title of that story; null without a story'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('One line of the credit ledger');

export type UsageEntry = zod.input<typeof UsageEntry>;
export type UsageEntryOutput = zod.output<typeof UsageEntry>;
