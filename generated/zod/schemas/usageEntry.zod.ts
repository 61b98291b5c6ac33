/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageKind } from './usageKind.zod.ts';

export const UsageEntry = zod.object({
  "usage_id": zod.uuid().describe('The line'),
  "kind": UsageKind,
  "action": zod.string().describe('Action of the cost table, or why credits were granted'),
  "label": zod.string().describe('The action in words'),
  "credits": zod.number().describe('Signed: negative for a charge'),
  "story_id": zod.uuid().nullable().describe('Story it was for'),
  "story_title": zod.string().nullable().describe('Title of that story; null without a story'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('One line of the credit ledger');

export type UsageEntry = zod.input<typeof UsageEntry>;
export type UsageEntryOutput = zod.output<typeof UsageEntry>;
