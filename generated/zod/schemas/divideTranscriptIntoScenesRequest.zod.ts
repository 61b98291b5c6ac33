/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneSize } from './sceneSize.zod.ts';

export const DivideTranscriptIntoScenesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story; scenes it already has are replaced'),
  "media_transcription_id": zod.uuid().describe('The transcript'),
  "scene_size": SceneSize.optional()
}).describe('The transcript to split into scenes');

export type DivideTranscriptIntoScenesRequest = zod.input<typeof DivideTranscriptIntoScenesRequest>;
export type DivideTranscriptIntoScenesRequestOutput = zod.output<typeof DivideTranscriptIntoScenesRequest>;
