/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reportStoryEngineErrorRequestErrorMessageMax = 2000;

export const reportStoryEngineErrorRequestOperationMax = 200;

export const reportStoryEngineErrorRequestDescriptionMax = 4000;



export const ReportStoryEngineErrorRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().optional().describe('The scene it happens in'),
  "error_message": zod.string().max(reportStoryEngineErrorRequestErrorMessageMax).optional().describe('The message shown'),
  "operation": zod.string().max(reportStoryEngineErrorRequestOperationMax).optional().describe('The failed operation, for example splitScene'),
  "description": zod.string().max(reportStoryEngineErrorRequestDescriptionMax).optional().describe('The user\'s note')
}).describe('What the editor could not do');

export type ReportStoryEngineErrorRequest = zod.input<typeof ReportStoryEngineErrorRequest>;
export type ReportStoryEngineErrorRequestOutput = zod.output<typeof ReportStoryEngineErrorRequest>;
