/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const storyVersionNameMax = 2000;

export const storyVersionRevisionMin = 0;
export const storyVersionRevisionMax = 2147483647;

export const storyVersionScenesTotalMin = 0;
export const storyVersionScenesTotalMax = 10000;

export const storyVersionDurationInFramesMin = 0;
export const storyVersionDurationInFramesMax = 2592000;

export const storyVersionThumbnailUrlMax = 8192;



export const StoryVersion = zod.object({
  "version_id": zod.uuid().describe('The version'),
  "story_id": zod.uuid().describe('The story'),
  "name": zod.string().max(storyVersionNameMax).describe('Displayed name'),
  "is_automatic": zod.boolean().describe('Whether it was saved automatically, before a restore or a new generation'),
  "revision": zod.int().min(storyVersionRevisionMin).max(storyVersionRevisionMax).describe('The story\'s revision in it'),
  "scenes_total": zod.int().min(storyVersionScenesTotalMin).max(storyVersionScenesTotalMax).describe('How many scenes it had'),
  "duration_in_frames": zod.int().min(storyVersionDurationInFramesMin).max(storyVersionDurationInFramesMax).describe('Its length, frames at 30 fps'),
  "thumbnail_url": zod.string().max(storyVersionThumbnailUrlMax).nullable().describe('Small image of its first scene'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was saved')
}).describe('A named point in the story\'s log');

export type StoryVersion = zod.input<typeof StoryVersion>;
export type StoryVersionOutput = zod.output<typeof StoryVersion>;
