/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ResyncSceneCaptionsRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene')
}).describe('The scene whose captions are restored from its voice-over');

export type ResyncSceneCaptionsRequest = zod.input<typeof ResyncSceneCaptionsRequest>;
export type ResyncSceneCaptionsRequestOutput = zod.output<typeof ResyncSceneCaptionsRequest>;
