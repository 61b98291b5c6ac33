/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TranscribedWord } from './transcribedWord.zod.ts';

export const updateMediaTranscriptionRequestWordsMax = 50000;

export const updateMediaTranscriptionRequestBaseWordsMax = 50000;



export const UpdateMediaTranscriptionRequest = zod.strictObject({
  "words": zod.array(TranscribedWord).max(updateMediaTranscriptionRequestWordsMax).describe('All words in order, ms from the start of the recording'),
  "base_words": zod.array(TranscribedWord).max(updateMediaTranscriptionRequestBaseWordsMax).optional().describe('What `words` were written over; when there are others by now, nothing is changed')
}).describe('The corrected words');

export type UpdateMediaTranscriptionRequest = zod.input<typeof UpdateMediaTranscriptionRequest>;
export type UpdateMediaTranscriptionRequestOutput = zod.output<typeof UpdateMediaTranscriptionRequest>;
