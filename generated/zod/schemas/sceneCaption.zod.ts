/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CaptionBreak } from './captionBreak.zod.ts';

export const sceneCaptionWordMax = 300;

export const sceneCaptionStartMin = 0;
export const sceneCaptionStartMax = 3600000;

export const sceneCaptionEndMin = 0;
export const sceneCaptionEndMax = 3600000;



export const SceneCaption = zod.strictObject({
  "word": zod.string().min(1).max(sceneCaptionWordMax).describe('The word as it is shown'),
  "start": zod.int().min(sceneCaptionStartMin).max(sceneCaptionStartMax).describe('When the word begins, ms from the scene\'s start'),
  "end": zod.int().min(sceneCaptionEndMin).max(sceneCaptionEndMax).describe('When the word ends, ms from the scene\'s start; never before `start`'),
  "break_after": CaptionBreak.optional()
}).describe('A spoken word and its time');

export type SceneCaption = zod.input<typeof SceneCaption>;
export type SceneCaptionOutput = zod.output<typeof SceneCaption>;
