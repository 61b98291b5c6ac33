/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reportRenderProgressRequestProgressMin = 0;
export const reportRenderProgressRequestProgressMax = 100;

export const reportRenderProgressRequestSceneNumberMin = 0;
export const reportRenderProgressRequestSceneNumberMax = 1000;



export const ReportRenderProgressRequest = zod.strictObject({
  "progress": zod.int().min(reportRenderProgressRequestProgressMin).max(reportRenderProgressRequestProgressMax).describe('Percent of all frames'),
  "scene_number": zod.int().min(reportRenderProgressRequestSceneNumberMin).max(reportRenderProgressRequestSceneNumberMax).describe('The current scene, from 1')
}).describe('How far the renderer is');

export type ReportRenderProgressRequest = zod.input<typeof ReportRenderProgressRequest>;
export type ReportRenderProgressRequestOutput = zod.output<typeof ReportRenderProgressRequest>;
