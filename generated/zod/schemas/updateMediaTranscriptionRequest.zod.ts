/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TranscribedWord } from './transcribedWord.zod.ts';

export const updateMediaTranscriptionRequestWordsMax = 50000;



export const UpdateMediaTranscriptionRequest = zod.strictObject({
  "words": zod.array(TranscribedWord).max(updateMediaTranscriptionRequestWordsMax).describe('All words in order, ms from the start of the recording')
}).describe('The corrected words');

export type UpdateMediaTranscriptionRequest = zod.input<typeof UpdateMediaTranscriptionRequest>;
export type UpdateMediaTranscriptionRequestOutput = zod.output<typeof UpdateMediaTranscriptionRequest>;
