/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskTool } from './taskTool.zod.ts';
import { UsageKind } from './usageKind.zod.ts';

export const usageEntryActionMax = 2000;

export const usageEntryLabelMax = 2000;

export const usageEntryCreditsMin = -1000000000;
export const usageEntryCreditsMax = 1000000000;

export const usageEntryCreditsHeldMin = 0;
export const usageEntryCreditsHeldMax = 1000000000;

export const usageEntryReasonMax = 2000;

export const usageEntryStoryTitleMax = 2000;

export const usageEntrySceneNumberMax = 2147483647;

export const usageEntryArollNumberMax = 2147483647;

export const usageEntryLoraNameMax = 2000;

export const usageEntryPathMax = 2000;



export const UsageEntry = zod.object({
  "usage_id": zod.uuid().describe('The line'),
  "kind": UsageKind,
  "action": zod.string().max(usageEntryActionMax).describe('Action of the cost table, or why credits were added or removed'),
  "label": zod.string().min(1).max(usageEntryLabelMax).describe('The displayed action'),
  "credits": zod.number().min(usageEntryCreditsMin).max(usageEntryCreditsMax).describe('Its change of the balance, signed: negative for a charge, 0 for running or released work'),
  "credits_held": zod.number().min(usageEntryCreditsHeldMin).max(usageEntryCreditsHeldMax).describe('Credits that the work holds, or held until it ended'),
  "reason": zod.string().max(usageEntryReasonMax).nullable().describe('Why it was released or refunded; null otherwise'),
  "story_id": zod.uuid().nullable().describe('Its story; may be deleted'),
  "story_title": zod.string().max(usageEntryStoryTitleMax).nullable().describe('Title of that story; null when it was deleted'),
  "scene_id": zod.uuid().nullable().describe('Its scene; may be deleted'),
  "scene_number": zod.int().min(1).max(usageEntrySceneNumberMax).nullable().describe('Place of that scene in its story, from 1; null when it was deleted'),
  "aroll_id": zod.uuid().nullable().describe('Its A-roll; may be deleted'),
  "aroll_number": zod.int().min(1).max(usageEntryArollNumberMax).nullable().describe('Place of that A-roll in its scene, from 1; null when it was deleted'),
  "task_id": zod.uuid().nullable().describe('Task it was for'),
  "tool": zod.union([TaskTool,zod.null()]).describe('Page or dialog that requested it; null where that is no tool'),
  "lora_id": zod.uuid().nullable().describe('Its trained model; may be deleted'),
  "lora_name": zod.string().max(usageEntryLoraNameMax).nullable().describe('Name of that model; null when it was deleted'),
  "path": zod.string().max(usageEntryPathMax).nullable().describe('Path in the app where the work is shown; null for what has none or is deleted'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was requested, or when credits were added or removed'),
  "ended_at": zod.iso.datetime({"offset":true}).nullable().describe('When the work ended; null while it runs')
}).describe('A piece of work with its cost, or added or removed credits');

export type UsageEntry = zod.input<typeof UsageEntry>;
export type UsageEntryOutput = zod.output<typeof UsageEntry>;
