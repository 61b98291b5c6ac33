/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CaptionCue } from './captionCue.zod.ts';
import { Language } from './language.zod.ts';

export const createVideoCaptionsStoryRequestTranscribeLanguageDefault = `en-US`;
export const createVideoCaptionsStoryRequestTranscribeLanguageMax = 12;


export const createVideoCaptionsStoryRequestTranscribeLanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');
export const createVideoCaptionsStoryRequestStoryNameMax = 200;

export const createVideoCaptionsStoryRequestCuesMax = 5000;

export const createVideoCaptionsStoryRequestTextMax = 60000;



export const CreateVideoCaptionsStoryRequest = zod.strictObject({
  "media": zod.uuid().describe('An uploaded video'),
  "language": Language,
  "transcribe_language": zod.string().max(createVideoCaptionsStoryRequestTranscribeLanguageMax).regex(createVideoCaptionsStoryRequestTranscribeLanguageRegExp).default(createVideoCaptionsStoryRequestTranscribeLanguageDefault).describe('BCP 47 tag of the spoken language; without `cues` it is the language of the captions too'),
  "project_id": zod.uuid().optional().describe('Project that will hold the story'),
  "story_name": zod.string().min(1).max(createVideoCaptionsStoryRequestStoryNameMax).optional().describe('Title; left out, the file\'s name'),
  "sound_media_id": zod.uuid().optional().describe('The video\'s sound as an uploaded WAV recording; it is listened to and becomes the scenes\' voice-over'),
  "cues": zod.array(CaptionCue).min(1).max(createVideoCaptionsStoryRequestCuesMax).optional().describe('Existing captions, in order; then nothing is transcribed'),
  "text": zod.string().min(1).max(createVideoCaptionsStoryRequestTextMax).optional().describe('The spoken text, if known; a line for each phrase aligns it best')
}).describe('The video that gets captions');

export type CreateVideoCaptionsStoryRequest = zod.input<typeof CreateVideoCaptionsStoryRequest>;
export type CreateVideoCaptionsStoryRequestOutput = zod.output<typeof CreateVideoCaptionsStoryRequest>;
