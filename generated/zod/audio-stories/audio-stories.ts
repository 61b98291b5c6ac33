/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CreateStoryFromAudioRequest,
  CreateVideoCaptionsStoryRequest,
  DivideTranscriptIntoScenesRequest,
  GenerateVisualsForAudioStoryRequest,
  Story,
  StoryDocument,
  StoryStatus,
  TranscribeAudioStoryRequest
} from '../schemas/index.ts';


/**
 * @summary Create a story from a recording
 */
export const CreateStoryFromAudioBody = CreateStoryFromAudioRequest

export const CreateStoryFromAudioResponse = Story

/**
 * The video is split into scenes that play all of it, with captions from a subtitle file, from words that the user typed, or from a transcription; its own sound stays. Supplied captions are free; a transcription model is paid by the minute of sound.
 * @summary Create a story from a captioned video
 */
export const createVideoCaptionsStoryHeaderMostCreditsMax = 10;


export const createVideoCaptionsStoryHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const CreateVideoCaptionsStoryHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(createVideoCaptionsStoryHeaderMostCreditsMax).regex(createVideoCaptionsStoryHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const CreateVideoCaptionsStoryBody = CreateVideoCaptionsStoryRequest

export const CreateVideoCaptionsStoryResponse = Story

/**
 * Every scene gets its part of the recording as its voice-over. Previous scenes are saved as a version. The writer suggests the image prompts: free by a built-in engine, a model is paid by the text's length.
 * @summary Split a transcript into scenes
 */
export const divideTranscriptIntoScenesHeaderMostCreditsMax = 10;


export const divideTranscriptIntoScenesHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const DivideTranscriptIntoScenesHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(divideTranscriptIntoScenesHeaderMostCreditsMax).regex(divideTranscriptIntoScenesHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const DivideTranscriptIntoScenesBody = DivideTranscriptIntoScenesRequest

export const DivideTranscriptIntoScenesResponse = StoryDocument

/**
 * The first time is the story's first generation, free by built-in engines; scenes that fail are not charged.
 * @summary Generate the visuals of a story with a recording
 */
export const generateVisualsForAudioStoryHeaderMostCreditsMax = 10;


export const generateVisualsForAudioStoryHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const GenerateVisualsForAudioStoryHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(generateVisualsForAudioStoryHeaderMostCreditsMax).regex(generateVisualsForAudioStoryHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const GenerateVisualsForAudioStoryBody = GenerateVisualsForAudioStoryRequest

export const GenerateVisualsForAudioStoryResponse = StoryStatus

/**
 * `getStoryStatus` shows the progress; the words are then at `getMedia` of `source_media_id`. An engine without speech recognition finds the phrases, without words; words supplied as `text` are aligned with them. Finding phrases is free. A model is paid by the minute of sound, and nothing when it fails.
 * @summary Listen to the recording of a story
 */
export const transcribeAudioStoryHeaderMostCreditsMax = 10;


export const transcribeAudioStoryHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const TranscribeAudioStoryHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(transcribeAudioStoryHeaderMostCreditsMax).regex(transcribeAudioStoryHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const TranscribeAudioStoryBody = TranscribeAudioStoryRequest

export const TranscribeAudioStoryResponse = StoryStatus

