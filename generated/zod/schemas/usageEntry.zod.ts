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
  "action": zod.string().max(usageEntryActionMax).describe('Action of the cost table, or why credits came or went'),
  "label": zod.string().min(1).max(usageEntryLabelMax).describe('The action in words'),
  "credits": zod.number().min(usageEntryCreditsMin).max(usageEntryCreditsMax).describe('What it changed in the balance, signed: negative for a charge, 0 for work that is running or came to nothing'),
  "credits_held": zod.number().min(usageEntryCreditsHeldMin).max(usageEntryCreditsHeldMax).describe('Credits that the work holds, or held until it ended'),
  "reason": zod.string().max(usageEntryReasonMax).nullable().describe('Why it was released or refunded; null otherwise'),
  "story_id": zod.uuid().nullable().describe('Story it was for; may be deleted by now'),
  "story_title": zod.string().max(usageEntryStoryTitleMax).nullable().describe('Title of that story; null without one that is there'),
  "scene_id": zod.uuid().nullable().describe('Scene it was for; may be deleted by now'),
  "scene_number": zod.int().min(1).max(usageEntrySceneNumberMax).nullable().describe('Place of that scene in its story, from 1; null without one that is there'),
  "aroll_id": zod.uuid().nullable().describe('A-roll it was for; may be deleted by now'),
  "aroll_number": zod.int().min(1).max(usageEntryArollNumberMax).nullable().describe('Place of that A-roll in its scene, from 1; null without one that is there'),
  "task_id": zod.uuid().nullable().describe('Task it was for'),
  "tool": zod.union([TaskTool,zod.null()]).describe('Page or dialog in which it was asked for; null where that is no tool'),
  "lora_id": zod.uuid().nullable().describe('Trained model it was for; may be deleted by now'),
  "lora_name": zod.string().max(usageEntryLoraNameMax).nullable().describe('Name of that model; null without one that is there'),
  "path": zod.string().max(usageEntryPathMax).nullable().describe('Path in the app where the work is shown; null for what has none or is deleted'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was asked for, or when credits came or went'),
  "ended_at": zod.iso.datetime({"offset":true}).nullable().describe('When the work ended; null while it runs')
}).describe('A piece of work with what it cost, or credits that came or went');

export type UsageEntry = zod.input<typeof UsageEntry>;
export type UsageEntryOutput = zod.output<typeof UsageEntry>;
