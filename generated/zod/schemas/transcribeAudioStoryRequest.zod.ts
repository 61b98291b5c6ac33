/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const transcribeAudioStoryRequestLanguageDefault = `en-US`;
export const transcribeAudioStoryRequestLanguageMax = 12;


export const transcribeAudioStoryRequestLanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');
export const transcribeAudioStoryRequestTextMax = 60000;



export const TranscribeAudioStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "language": zod.string().max(transcribeAudioStoryRequestLanguageMax).regex(transcribeAudioStoryRequestLanguageRegExp).default(transcribeAudioStoryRequestLanguageDefault).describe('BCP 47 tag of the spoken language'),
  "text": zod.string().min(1).max(transcribeAudioStoryRequestTextMax).optional().describe('The spoken text, if known: these words are aligned with the sound instead of a transcription. A line for each phrase, empty ones counted, aligns them best')
}).describe('The story whose recording is transcribed');

export type TranscribeAudioStoryRequest = zod.input<typeof TranscribeAudioStoryRequest>;
export type TranscribeAudioStoryRequestOutput = zod.output<typeof TranscribeAudioStoryRequest>;
