/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reportStoryRenderingIssuesRequestDescriptionMax = 4000;



export const ReportStoryRenderingIssuesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().optional().describe('The scene it happens in'),
  "description": zod.string().min(1).max(reportStoryRenderingIssuesRequestDescriptionMax).optional().describe('The user\'s description')
}).describe('What looks wrong in a video');

export type ReportStoryRenderingIssuesRequest = zod.input<typeof ReportStoryRenderingIssuesRequest>;
export type ReportStoryRenderingIssuesRequestOutput = zod.output<typeof ReportStoryRenderingIssuesRequest>;
