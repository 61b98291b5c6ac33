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
  "language": zod.string().max(transcribeAudioStoryRequestLanguageMax).regex(transcribeAudioStoryRequestLanguageRegExp).default(transcribeAudioStoryRequestLanguageDefault).describe('BCP 47 tag of what is spoken'),
  "text": zod.string().min(1).max(transcribeAudioStoryRequestTextMax).optional().describe('What is said, where the person knows it: these words are laid onto the sound instead of being recognised. A line for each phrase, empty ones counted, places them best')
}).describe('The story whose recording is listened to');

export type TranscribeAudioStoryRequest = zod.input<typeof TranscribeAudioStoryRequest>;
export type TranscribeAudioStoryRequestOutput = zod.output<typeof TranscribeAudioStoryRequest>;
