/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const transcribedWordWordMax = 300;

export const transcribedWordStartMin = 0;
export const transcribedWordStartMax = 3600000;

export const transcribedWordEndMin = 0;
export const transcribedWordEndMax = 3600000;

export const transcribedWordConfidenceMin = 0;
export const transcribedWordConfidenceMax = 1;



export const TranscribedWord = zod.strictObject({
  "word": zod.string().min(1).max(transcribedWordWordMax).describe('The word as it is shown'),
  "start": zod.int().min(transcribedWordStartMin).max(transcribedWordStartMax).describe('When the word begins, ms from the start of the recording'),
  "end": zod.int().min(transcribedWordEndMin).max(transcribedWordEndMax).describe('When the word ends, ms from the start of the recording; never before `start`'),
  "confidence": zod.number().min(transcribedWordConfidenceMin).max(transcribedWordConfidenceMax).optional().describe('The engine\'s confidence in the word; left out where the user wrote it or the engine does not report it')
}).describe('A word of a recording');

export type TranscribedWord = zod.input<typeof TranscribedWord>;
export type TranscribedWordOutput = zod.output<typeof TranscribedWord>;
