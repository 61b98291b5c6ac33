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
  "captions": zod.array(SceneCaption).max(overrideCaptionsRequestCaptionsMax).describe('Words with times, growing and not overlapping; they may differ from what is spoken'),
  "base_captions": zod.array(SceneCaption).max(overrideCaptionsRequestBaseCaptionsMax).optional().describe('What `captions` was written over; when the scene has other captions by now, nothing is changed')
}).describe('Captions a person wrote');

export type OverrideCaptionsRequest = zod.input<typeof OverrideCaptionsRequest>;
export type OverrideCaptionsRequestOutput = zod.output<typeof OverrideCaptionsRequest>;
