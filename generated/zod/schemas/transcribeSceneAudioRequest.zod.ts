/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const transcribeSceneAudioRequestLanguageDefault = `en-US`;
export const transcribeSceneAudioRequestLanguageMax = 12;


export const transcribeSceneAudioRequestLanguageRegExp = new RegExp('^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');
export const transcribeSceneAudioRequestTextMax = 5000;



export const TranscribeSceneAudioRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "language": zod.string().max(transcribeSceneAudioRequestLanguageMax).regex(transcribeSceneAudioRequestLanguageRegExp).default(transcribeSceneAudioRequestLanguageDefault).describe('BCP 47 tag of the spoken language'),
  "text": zod.string().min(1).max(transcribeSceneAudioRequestTextMax).optional().describe('The spoken text, if known: these words are aligned with the sound instead of a transcription. A line for each phrase aligns them best')
}).describe('The voice-over to listen to');

export type TranscribeSceneAudioRequest = zod.input<typeof TranscribeSceneAudioRequest>;
export type TranscribeSceneAudioRequestOutput = zod.output<typeof TranscribeSceneAudioRequest>;
