/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { CreationMode } from './creationMode.zod.ts';
import { Language } from './language.zod.ts';
import { StoryState } from './storyState.zod.ts';

export const debugStoryPublicPreviewIdMax = 2000;

export const debugStoryErrorMessageMax = 400000;

export const debugStoryDurationInFramesMin = 0;
export const debugStoryDurationInFramesMax = 2592000;

export const debugStoryRevisionMin = 0;
export const debugStoryRevisionMax = 2147483647;



export const DebugStory = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "public_preview_id": zod.string().max(debugStoryPublicPreviewIdMax).nullable().describe('Key of its preview link; null without one'),
  "status": StoryState,
  "creation_mode": CreationMode,
  "aspect_ratio": AspectRatio,
  "language": Language,
  "error_message": zod.string().max(debugStoryErrorMessageMax).nullable().describe('Why its generation failed; null when it did not'),
  "duration_in_frames": zod.int().min(debugStoryDurationInFramesMin).max(debugStoryDurationInFramesMax).describe('Length, frames at 30 fps'),
  "revision": zod.int().min(debugStoryRevisionMin).max(debugStoryRevisionMax).describe('Grows by one with every change'),
  "archived": zod.boolean().describe('Whether it was put away'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was begun'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it last changed')
}).describe('A story, as far as support needs it; without texts of the user');

export type DebugStory = zod.input<typeof DebugStory>;
export type DebugStoryOutput = zod.output<typeof DebugStory>;
