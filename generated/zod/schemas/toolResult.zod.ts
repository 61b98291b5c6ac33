/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { Receipt } from './receipt.zod.ts';
import { TaskSettings } from './taskSettings.zod.ts';
import { TaskStatus } from './taskStatus.zod.ts';
import { TaskTool } from './taskTool.zod.ts';
import { ToolVerdict } from './toolVerdict.zod.ts';

export const toolResultModelIdMax = 2000;

export const toolResultModelNameMax = 2000;

export const toolResultEngineMax = 2000;

export const toolResultErrorMessageMax = 400000;

export const toolResultProgressMin = 0;
export const toolResultProgressMax = 100;

export const toolResultPromptMax = 400000;

export const toolResultSeedMin = 0;
export const toolResultSeedMax = 9007199254740991;

export const toolResultCreditsChargedMin = -1000000000;
export const toolResultCreditsChargedMax = 1000000000;

export const toolResultWorkMsMin = 0;
export const toolResultWorkMsMax = 2147483647;



export const ToolResult = zod.object({
  "task_id": zod.uuid().describe('The task'),
  "tool": TaskTool,
  "model_id": zod.string().max(toolResultModelIdMax).describe('Model that does the work'),
  "model_name": zod.string().max(toolResultModelNameMax).describe('Displayed name of the model; its id when it is no longer offered'),
  "engine": zod.string().max(toolResultEngineMax).nullable().describe('Engine that made it; null until COMPLETED'),
  "status": TaskStatus,
  "error_message": zod.string().max(toolResultErrorMessageMax).nullable().describe('Why it failed; null otherwise'),
  "progress": zod.int().min(toolResultProgressMin).max(toolResultProgressMax).describe('How far it is, percent, 0 to 100'),
  "prompt": zod.string().max(toolResultPromptMax).nullable().describe('The requested prompt'),
  "seed": zod.int().min(toolResultSeedMin).max(toolResultSeedMax).nullable().describe('The seed; null where none was used'),
  "settings": TaskSettings,
  "source_media": zod.union([Media,zod.null()]).describe('Its source; null when words alone were used, or when it was deleted'),
  "result_media": zod.union([Media,zod.null()]).describe('What came out; null until COMPLETED'),
  "verdict": ToolVerdict,
  "credits_charged": zod.number().min(toolResultCreditsChargedMin).max(toolResultCreditsChargedMax).describe('What it costs, credits; 0 after a refund'),
  "work_ms": zod.int().min(toolResultWorkMsMin).max(toolResultWorkMsMax).nullable().describe('How long the engine worked, ms; null until COMPLETED'),
  "receipt": zod.union([Receipt,zod.null()]).describe('What made it; null until COMPLETED'),
  "story_id": zod.uuid().nullable().describe('Story it was made for; null when it was started outside of one'),
  "aroll_id": zod.uuid().nullable().describe('A-roll it was made for'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was accepted')
}).describe('A task of a tool page with its receipt, beside what it was made from');

export type ToolResult = zod.input<typeof ToolResult>;
export type ToolResultOutput = zod.output<typeof ToolResult>;
