/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';
import { RecordingPhrase } from './recordingPhrase.zod.ts';
import { TranscribedWord } from './transcribedWord.zod.ts';

export const mediaTranscriptionTextMax = 400000;

export const mediaTranscriptionWordsMax = 50000;

export const mediaTranscriptionPhrasesMax = 10000;



export const MediaTranscription = zod.object({
  "media_transcription_id": zod.uuid().describe('The transcription'),
  "media_id": zod.uuid().describe('The media'),
  "language": Language,
  "text": zod.string().max(mediaTranscriptionTextMax).describe('All words as one text'),
  "words": zod.array(TranscribedWord).max(mediaTranscriptionWordsMax).describe('The words in order; none while the user has to write them, where the engine has no speech recognition'),
  "phrases": zod.array(RecordingPhrase).max(mediaTranscriptionPhrasesMax).describe('The speech segments, in order'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made')
}).describe('The words spoken in a recording or video');

export type MediaTranscription = zod.input<typeof MediaTranscription>;
export type MediaTranscriptionOutput = zod.output<typeof MediaTranscription>;
