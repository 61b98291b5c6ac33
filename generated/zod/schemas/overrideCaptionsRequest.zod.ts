/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneCaption } from './sceneCaption.zod.ts';

export const overrideCaptionsRequestCaptionsMax = 5000;

export const overrideCaptionsRequestBaseCaptionsMax = 5000;



export const OverrideCaptionsRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "captions": zod.array(SceneCaption).max(overrideCaptionsRequestCaptionsMax).describe('Words with increasing times that do not overlap; they may differ from the spoken ones'),
  "base_captions": zod.array(SceneCaption).max(overrideCaptionsRequestBaseCaptionsMax).optional().describe('The base of `captions`; if it has changed, nothing is changed')
}).describe('Captions written by the user');

export type OverrideCaptionsRequest = zod.input<typeof OverrideCaptionsRequest>;
export type OverrideCaptionsRequestOutput = zod.output<typeof OverrideCaptionsRequest>;
