/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CaptionCue } from './captionCue.zod.ts';

export const importSubtitlesRequestCuesMax = 5000;



export const ImportSubtitlesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "cues": zod.array(CaptionCue).min(1).max(importSubtitlesRequestCuesMax).describe('Captions in order, one after the other; times in ms from the start of the video')
}).describe('The captions of a subtitle file for the whole video');

export type ImportSubtitlesRequest = zod.input<typeof ImportSubtitlesRequest>;
export type ImportSubtitlesRequestOutput = zod.output<typeof ImportSubtitlesRequest>;
