/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateStoryFromAudioRequest = zod.strictObject({
  "media_id": zod.uuid().describe('An uploaded recording'),
  "project_id": zod.uuid().optional().describe('Project that will hold the story'),
  "storyId": zod.uuid().optional().describe('Story that takes the recording; left out, a new one is made')
}).describe('The recording a story begins with');

export type CreateStoryFromAudioRequest = zod.input<typeof CreateStoryFromAudioRequest>;
export type CreateStoryFromAudioRequestOutput = zod.output<typeof CreateStoryFromAudioRequest>;
