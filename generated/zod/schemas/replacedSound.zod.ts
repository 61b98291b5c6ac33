/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReplacedSound = zod.strictObject({
  "scene_id": zod.uuid().describe('The scene. Without an A-roll its recording is replaced'),
  "aroll_id": zod.uuid().optional().describe('The scene\'s A-roll whose video is replaced'),
  "media_id": zod.uuid().describe('A cleaned version of the recording or video that is there, or its original')
}).describe('A place in the story, and the sound that it gets');

export type ReplacedSound = zod.input<typeof ReplacedSound>;
export type ReplacedSoundOutput = zod.output<typeof ReplacedSound>;
