/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const captionCueTextMax = 2000;

export const captionCueStartMin = 0;
export const captionCueStartMax = 3600000;

export const captionCueEndMin = 0;
export const captionCueEndMax = 3600000;



export const CaptionCue = zod.strictObject({
  "text": zod.string().min(1).max(captionCueTextMax).describe('What it shows'),
  "start": zod.int().min(captionCueStartMin).max(captionCueStartMax).describe('When it appears, ms from the start of the video'),
  "end": zod.int().min(captionCueEndMin).max(captionCueEndMax).describe('Its end, ms from the start of the video; after `start`')
}).describe('A caption of a subtitle file');

export type CaptionCue = zod.input<typeof CaptionCue>;
export type CaptionCueOutput = zod.output<typeof CaptionCue>;
