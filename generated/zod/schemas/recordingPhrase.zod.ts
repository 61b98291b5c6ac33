/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const recordingPhraseStartMin = 0;
export const recordingPhraseStartMax = 86400000;

export const recordingPhraseEndMin = 0;
export const recordingPhraseEndMax = 86400000;



export const RecordingPhrase = zod.object({
  "start": zod.int().min(recordingPhraseStartMin).max(recordingPhraseStartMax).describe('When it begins, ms from the start of the recording'),
  "end": zod.int().min(recordingPhraseEndMin).max(recordingPhraseEndMax).describe('When it ends, ms from the start of the recording')
}).describe('A stretch of a recording between two silences, found by its sound');

export type RecordingPhrase = zod.input<typeof RecordingPhrase>;
export type RecordingPhraseOutput = zod.output<typeof RecordingPhrase>;
