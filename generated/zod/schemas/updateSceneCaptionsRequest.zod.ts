/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneCaption } from './sceneCaption.zod.ts';

export const updateSceneCaptionsRequestCaptionsMax = 5000;

export const updateSceneCaptionsRequestBaseCaptionsMax = 5000;



export const UpdateSceneCaptionsRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "captions": zod.array(SceneCaption).max(updateSceneCaptionsRequestCaptionsMax).optional().describe('The same words in the same order, with corrected spelling or times; as many as in the scene'),
  "base_captions": zod.array(SceneCaption).max(updateSceneCaptionsRequestBaseCaptionsMax).optional().describe('The base of `captions`; if it has changed, nothing is changed'),
  "show_captions": zod.boolean().optional().describe('Whether this scene shows its captions')
}).describe('Corrected words, or whether they are shown');

export type UpdateSceneCaptionsRequest = zod.input<typeof UpdateSceneCaptionsRequest>;
export type UpdateSceneCaptionsRequestOutput = zod.output<typeof UpdateSceneCaptionsRequest>;
